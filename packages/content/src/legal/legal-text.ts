/** A text that a user agrees to or can open. It looks the same on the screen and on paper. */
export type LegalText = {
  readonly id: string;
  readonly title: string;
  /** Date of this wording, YYYY-MM-DD. Any change of wording needs a new date. */
  readonly version: string;
  /** The subject and the parties, before the first clause; not numbered. */
  readonly opening: readonly string[];
  /** In order, appendices last. Headings contain no numbers: `numberSections` adds them. */
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  readonly heading: string;
  /** Appendices are numbered separately: 'Appendix 1', with the clauses A1.1, A1.2. */
  readonly isAppendix?: true;
  /** Each is one numbered clause. Refer to another clause as 'clause 4.2'. */
  readonly paragraphs: readonly LegalParagraph[];
};

export type LegalParagraph = string | LegalList | LegalDefinitions | LegalTable;

/** A lead-in and its points, lettered (a), (b), (c). */
export type LegalList = {
  readonly kind: "list";
  readonly lead: string;
  readonly points: readonly string[];
};

/** A lead-in and the terms it defines. */
export type LegalDefinitions = {
  readonly kind: "definitions";
  readonly lead: string;
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
};

/** A lead-in and a table; every row has a cell for each column, and the first cell names the row. */
export type LegalTable = {
  readonly kind: "table";
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
