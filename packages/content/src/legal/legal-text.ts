/** A text that a person agrees to or may ask for. It is drawn the same on the screen and on paper. */
export type LegalText = {
  readonly id: string;
  readonly title: string;
  /** Day of this wording, YYYY-MM-DD. A change of wording is a new day. */
  readonly version: string;
  /** What it is and between whom, before the first clause; not numbered. */
  readonly opening: readonly string[];
  /** Shown in order. Appendices come last. Numbers are not written here: `numberSections` gives them. */
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  readonly heading: string;
  /** An appendix is counted for itself: 'Appendix 1', with the clauses A1.1, A1.2. */
  readonly isAppendix?: true;
  /** Each is one numbered clause. Another clause is referred to as 'clause 4.2'. */
  readonly paragraphs: readonly LegalParagraph[];
};

export type LegalParagraph = string | LegalList | LegalDefinitions | LegalTable;

/** A sentence and its points, lettered (a), (b), (c). */
export type LegalList = {
  readonly kind: "list";
  readonly lead: string;
  readonly points: readonly string[];
};

/** A sentence and the words it defines. */
export type LegalDefinitions = {
  readonly kind: "definitions";
  readonly lead: string;
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
};

/** A sentence and a table; every row has a cell for each column, and its first cell names it. */
export type LegalTable = {
  readonly kind: "table";
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
