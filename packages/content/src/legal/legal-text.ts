/** A text that a person agrees to or may ask for. Its sections are shown in order. */
export type LegalText = {
  readonly id: string;
  readonly title: string;
  /** Day of this wording, YYYY-MM-DD. A change of wording is a new day. */
  readonly version: string;
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};
