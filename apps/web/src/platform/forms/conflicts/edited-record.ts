import type { CurrentRow } from "@holdfast/contract/platform/errors";
import type { Draft, FieldName } from "../form-values";

/** An existing entry that other people may change while its form is open (decision 018). */
export type EditedRecord<Body> = {
  /** What it is called in a sentence: 'contact'. */
  readonly noun: string;
  /** The version that the form started from; 0 if there is none yet. */
  readonly version: number;
  /** Returns the form's values of an entry, if they are not its fields of the same names. */
  readonly valuesOf?: (row: Readonly<Record<string, unknown>>) => Draft<Body>;
  /** How a value that is an id or a list is shown. */
  readonly textOf?: {
    readonly [Name in FieldName<Body>]?: (
      value: NonNullable<Body[Name]>,
      all: Draft<Body>,
    ) => string | undefined;
  };
  /** Fields that are not chosen on their own, with the field whose choice they follow. */
  readonly follows?: { readonly [Name in FieldName<Body>]?: FieldName<Body> };
};

/** What someone else saved, and which fields the person has to choose between. */
export type Conflict<Body> = {
  readonly entry: EditedRecord<Body>;
  readonly current: CurrentRow;
  readonly mine: Draft<Body>;
  readonly theirs: Draft<Body>;
  readonly conflicts: readonly FieldName<Body>[];
  /** Fields that only the other person changed; the form has their values already. */
  readonly taken: readonly FieldName<Body>[];
};
