import {
  allCountryWords,
  type CountryWords,
  countryWords,
} from "@holdfast/content/countries/country-words";
import type * as z from "zod/mini";
import { type SheetColumn, writeWorkbook } from "../../../platform/spreadsheet/write-workbook";

/** The value that a cell's text means, or why it cannot be read. */
export type CellReading = { readonly value: unknown } | { readonly message: string };

/** A column of a list's template, export and import. */
export type SheetField<Row> = {
  /** The field of the input. */
  readonly path: string;
  readonly header: string;
  /** Other headers that an import accepts; case, spaces and punctuation do not matter. */
  readonly synonyms: readonly string[];
  readonly isRequired?: true;
  /** In characters. */
  readonly width: number;
  readonly explanation: string;
  readonly example: string;
  /** The examples in templates for other countries, which an import skips as well. */
  readonly otherExamples?: readonly string[];
  readonly choices?: readonly string[];
  /** The choices are suggestions. */
  readonly isOpen?: true;
  /** May have several lines. */
  readonly isLong?: true;
  readonly value: (row: Row) => string | null;
  /** Reads a cell that is not empty; by default unchanged. @param textOf returns the text of another cell of its row */
  readonly read?: (text: string, textOf: (path: string) => string) => CellReading;
};

/** One list of the directory as a table: what the template, the export and the import have in common. */
export type ListSheet<Row, Input> = {
  readonly title: string;
  /** One word, A to Z. */
  readonly sheetName: string;
  readonly fields: readonly SheetField<Row>[];
  /** The schema of the form. */
  readonly input: z.core.$ZodType<Input>;
};

/** Returns the workbook of an empty list: the headers and an example. */
export const writeTemplate = <Row, Input>(sheet: ListSheet<Row, Input>, writtenAt: Date) =>
  write(sheet, [sheet.fields.map(({ example }) => example)], writtenAt);

/** Returns a list as a workbook that can be imported again. */
export const writeList = <Row, Input>(
  sheet: ListSheet<Row, Input>,
  rows: readonly Row[],
  writtenAt: Date,
) =>
  write(
    sheet,
    rows.map((row) => sheet.fields.map(({ value }) => value(row))),
    writtenAt,
  );

type Cells = readonly (string | null)[];

function write<Row, Input>(
  { title, sheetName, fields }: ListSheet<Row, Input>,
  rows: readonly Cells[],
  writtenAt: Date,
): Promise<Buffer> {
  const columns = fields.map(({ header, width, choices }, at): SheetColumn<Cells> => ({
    kind: "text",
    header,
    width,
    ...(choices ? { choices } : {}),
    value: (cells) => cells[at] ?? null,
  }));
  const guide = fields.map(
    ({ header, isRequired, explanation }) =>
      [header, isRequired ? "Required" : "Optional", explanation] as const,
  );
  return writeWorkbook({
    title,
    sheetName,
    columns,
    rows,
    writtenAt,
    guide: [["Column", "", "What to enter"], ...guide],
  });
}

/** Compares names as people do: ignoring case and extra spaces. */
export const comparable = (text: string) =>
  text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Reads the name of a choice. @param noun as in 'is not a contact type' */
export const choiceReader =
  (noun: string, choices: readonly { readonly id: unknown; readonly name: string }[]) =>
  (text: string): CellReading => {
    const typed = comparable(text);
    const found = choices.find(({ name }) => comparable(name) === typed);
    if (found) return { value: found.id };
    const names = choices.slice(0, 20).map(({ name }) => name);
    const further = choices.length > names.length ? " and others" : "";
    const offer = names.length > 0 ? ` Use ${names.join(", ")}${further}.` : "";
    return { message: `'${text.slice(0, 60)}' is not a ${noun}.${offer}` };
  };

type Columns =
  | "path"
  | "header"
  | "synonyms"
  | "width"
  | "explanation"
  | "example"
  | "otherExamples";

/** Returns the example of a column whose values differ by country; empty without one. */
export const exampleIn = (
  country: string | undefined,
  choose: (words: CountryWords) => string,
): Pick<SheetField<unknown>, "example" | "otherExamples"> => {
  const words = countryWords(country);
  return {
    example: words ? choose(words) : "",
    otherExamples: ["", ...allCountryWords().map(choose)],
  };
};

/** A column of plain text with the name of its field. */
export const textField = <Path extends string>(
  field: Pick<SheetField<unknown>, Columns> & {
    readonly path: Path;
    readonly isRequired?: true;
    readonly isLong?: true;
    readonly read?: SheetField<unknown>["read"];
  },
): SheetField<{ readonly [Name in Path]: string | null }> => ({
  ...field,
  value: (row) => row[field.path],
});
