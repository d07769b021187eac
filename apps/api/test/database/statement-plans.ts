import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database";
import { sentBy, type Sent } from "./statements";

/** Returns the selects, updates and deletes that a function sends to the database, with their values. */
export const sentStatements = async (work: () => Promise<unknown>) =>
  (await sentBy(work))
    .filter(({ text }) => /^\s*(?:select|update|delete|with)\b/iu.test(text))
    // Inserts cannot be repeated.
    .filter(({ text }) => !/^\s*with\b.*\binsert into "/isu.test(text));

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
};

export type StatementCost = {
  /** Rows that scans returned or discarded, summed over their runs. */
  readonly rows: number;
  /** Pages of 8 KB that were read. */
  readonly pages: number;
  /** Each scan and its rows, for the message of a failing test. */
  readonly scans: readonly string[];
};

const scansOf = (node: PlanNode): { readonly name: string; readonly rows: number }[] => {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const kind = node["Node Type"];
  if (!/Scan|Materialize/u.test(kind)) return below;
  const each = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
  const name = [kind, node["Relation Name"], node["Index Name"]].filter(Boolean).join(" ");
  return [{ name, rows: Math.round(each * node["Actual Loops"]) }, ...below];
};

/** Returns a statement's cost with the connection's own settings; its changes are rolled back. */
export async function statementCost(
  database: Database,
  { text, values }: Sent,
): Promise<StatementCost> {
  const parts = text
    .split(/\$(\d+)/u)
    .map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    );
  const rollBack = new Error("The plan is known.");
  let plan: PlanNode | undefined;
  await database
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        sql`explain (analyze, buffers, timing off, format json) ${sql.join(parts)}`,
      );
      plan = rows[0]?.["QUERY PLAN"][0].Plan;
      throw rollBack;
    })
    .catch((thrown: unknown) => {
      if (thrown !== rollBack) throw thrown;
    });
  if (!plan) throw new Error("PostgreSQL returned no plan.");
  const scans = scansOf(plan);
  return {
    rows: scans.reduce((sum, { rows }) => sum + rows, 0),
    pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    scans: scans.filter(({ rows }) => rows > 0).map(({ name, rows }) => `${name}: ${rows}`),
  };
}
