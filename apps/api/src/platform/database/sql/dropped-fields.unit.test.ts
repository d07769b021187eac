import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const REPOSITORY = path.resolve(import.meta.dirname, "../../../../../..");
const SAMPLES: Readonly<Record<string, string>> = {
  "a field only in the response, in a select": `
    db.select({ contactId: contacts.id, name: contacts.name } satisfies Record<keyof Contact, unknown>); //!`,
  "a field only in the response, in a select written as SQL": `
    columnsOf<Contact>({ contactId: sql\`c.id\`, name: sql\`c.name\` }); //!`,
  "a column that the response lacks, in a select written as SQL": `
    columnsOf<Input>({ name: sql\`c.name\`, pager: sql\`c.pager\`, note: sql\`c.note\` }); //!`,
  "a field only in the response, in JSON": `
    jsonOf<Contact>({ contactId: sql\`c.id\`, name: sql\`c.name\` }); //!`,
  "a field only in the input, in an insert": `
    db.insert(contacts).values(rowOf(contacts, { ...input, id: "1" })); //!`,
  "a field only in the input, in an update": `
    db.update(contacts).set(rowOf(contacts, changes)); //!`,
  "a field only in the input, in an insert of several rows": `
    db.insert(contacts).values(rowsOf(contacts, inputs)); //!`,
  "a field only in the input, in an update of several rows": `
    void updateRows(db, contacts, rowsOf(contacts, inputs), { by: ["id"], which: sql\`\`, returning: "id" }); //!`,
  "a field only in the input, in an insert from another statement": `
    insertingFrom(contacts, { ...input, id: sql\`id\` }, sql\`person\`); //!`,
  "a field only in one of several inputs": `
    db.update(contacts).set(rowOf(contacts, either)); //!`,
  "a field of the input that no code takes": `
    allFieldsUsed(input, ["name"]); //!`,
  "a fact of a plan that no feature provides": `
    joinPlanContributions({ some: { facts: someFacts } }); //!`,
  "a fact of a plan that two features provide": `
    joinPlanContributions({
      some: { facts: someFacts }, //!
      others: { facts: otherFacts },
      again: { facts: mtpd }, //!
    });`,
  "a fact that the contract does not know": `
    factsOf<"mtpdSet">({ mtpdSet: sql<boolean>\`true\`, other: sql\`true\` }); //!`,
  "fields that are all stored and read": `
    joinPlanContributions({ some: { facts: someFacts }, others: { facts: otherFacts } });
    db.select({ contactId: contacts.id, name: contacts.name } satisfies Record<"contactId" | "name", unknown>);
    columnsOf<Input>({ name: sql\`c.name\`, pager: sql\`c.pager\` });
    db.insert(contacts).values(rowOf(contacts, { name: input.name, id: "1" }));
    db.update(contacts).set(rowOf(contacts, { name: sql\`upper(name)\` }));
    insertingFrom(contacts, { name: input.name, id: sql\`id\` }, sql\`person\`);
    allFieldsUsed(input, ["name", "pager"]);`,
};

const HEAD = `
  import { type SQL, sql } from "drizzle-orm";
  import { pgTable, text } from "drizzle-orm/pg-core";
  import type { Queryable } from "@api/platform/database/database";
  import { insertingFrom, updateRows } from "@api/platform/database/sql/bulk-writes-store";
  import { columnsOf, jsonOf } from "@api/platform/database/sql/raw-columns";
  import { allFieldsUsed, rowOf, rowsOf } from "@api/platform/database/sql/row-of";
  import { factsOf, joinPlanContributions } from "@api/platform/access/plan-contribution-store";
  import type { PlanFacts } from "@holdfast/contract/plans/plan-facts";
  declare const mtpd: SQL<Pick<PlanFacts, "mtpdSet">>;
  declare const someFacts: SQL<Pick<PlanFacts, "mtpdSet" | "riskReportAcceptedSinceLastChange">>;
  declare const otherFacts: SQL<Omit<PlanFacts, "mtpdSet" | "riskReportAcceptedSinceLastChange">>;
  const contacts = pgTable("contacts", { id: text("id").primaryKey(), name: text("name").notNull() });
  type Contact = { contactId: string; name: string; pager: string };
  type Input = { name: string; pager: string };
  declare const db: Queryable;
  declare const input: Input;
  declare const changes: Partial<Input>;
  declare const inputs: (Input & { id: string })[];
  declare const either: { name: string } | Input;`;

const fileOf = (index: number) => `sample-${index}.ts`;
let folder = "";
let output = "";
let errors: readonly { readonly file: string; readonly line: number; readonly text: string }[];

beforeAll(async () => {
  // In node_modules, so that the samples find the packages they import.
  const parent = path.join(REPOSITORY, "node_modules/.samples");
  await mkdir(parent, { recursive: true });
  folder = await mkdtemp(path.join(parent, "dropped-fields-"));
  const config = {
    extends: path.join(REPOSITORY, "tsconfig.base.json"),
    compilerOptions: {
      types: ["node"],
      noUnusedLocals: false,
      paths: { "@api/*": [path.join(REPOSITORY, "apps/api/src/*")] },
    },
    include: ["*.ts"],
  };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  for (const [index, sample] of Object.values(SAMPLES).entries())
    await writeFile(path.join(folder, fileOf(index)), `${HEAD}${sample}`);
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [path.join(path.dirname(compiler), "bin/tsc"), "-p", folder, "--pretty", "false"],
      { cwd: folder },
      (_failure, stdout) => resolve(stdout),
    ),
  );
  errors = Array.from(output.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm), (match) => ({
    file: path.basename(match[1] ?? ""),
    line: Number(match[2]),
    text: match[3] ?? "",
  }));
});
afterAll(() => rm(folder, { recursive: true }));

const markedLines = (sample: string) =>
  `${HEAD}${sample}`
    .split("\n")
    .flatMap((line, index) => (line.endsWith("//!") ? [index + 1] : []));

describe("the compiler", () => {
  it.each(Object.entries(SAMPLES).map(([name, sample], index) => [name, sample, index] as const))(
    "judges %s",
    (_name, sample, index) => {
      const found = errors.filter(({ file }) => file === fileOf(index));
      expect([...new Set(found.map(({ line }) => line))]).toEqual(markedLines(sample));
    },
  );

  it.each([
    "'pager' is missing in type",
    "The table has no column 'pager'",
    "The field 'pager' is not used",
    "No feature provides the fact",
    "Two features provide the fact 'mtpdSet'",
  ])("says: %s", (text) => {
    expect(output).toContain(text);
  });
});
