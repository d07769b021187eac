import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  COLUMNS_LEFT_OUT,
  DOWNLOADED_COLUMNS,
  OWN_TABLES,
  RECORDS_NAMING_PEOPLE,
} from "./downloaded-columns";
import { PERSONAL_COLUMNS } from "./personal-columns";

/* `personal-data.test.ts` checks that each of the downloaded fields is in a file. */

const ownColumns = OWN_TABLES.flatMap((table) =>
  Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
);

it("lists every column of a person's own tables as downloaded or left out for a reason", () => {
  const listed = [...Object.keys(DOWNLOADED_COLUMNS), ...Object.keys(COLUMNS_LEFT_OUT)];
  expect(listed.sort()).toEqual([...ownColumns].sort());
});

it("lists every table with personal data as a person's own or as a record that names people", () => {
  const tables = new Set(Object.keys(PERSONAL_COLUMNS).map((name) => name.split(".")[0]));
  const known = [...OWN_TABLES.map(getTableName), ...Object.keys(RECORDS_NAMING_PEOPLE)];
  // The image is found by its own id.
  expect([...tables, "files"].sort()).toEqual(known.sort());
});
