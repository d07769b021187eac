import { currencyByCode } from "@holdfast/content/library/currencies";
import type { CostLine } from "@holdfast/contract/incidents/costs/cost-line";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowsOf } from "../../../platform/database/sql/row-of";
import { incidentCosts as table } from "../incidents-table";

export const costColumns = {
  kind: table.kind,
  amount: table.amount,
  currencyCode: table.currencyCode,
  paidBy: table.paidBy,
  unitName: table.unitName,
  correctsEntryId: table.correctsEntryId,
  reason: table.reason,
};

type CostRow = Pick<typeof table.$inferSelect, keyof typeof costColumns>;

/** Returns a currency as costs have it. */
export const currencyOf = (code: string): CostLine["currency"] => ({
  code,
  prefix: currencyByCode(code)?.prefix ?? code,
});

export const costOf = ({ currencyCode, correctsEntryId, reason, ...row }: CostRow): CostLine => ({
  ...row,
  currency: currencyOf(currencyCode),
  corrects:
    correctsEntryId === null || reason === null ? null : { entryId: correctsEntryId, reason },
});

type NewCost = {
  readonly place: {
    readonly organisationId: string;
    readonly incidentId: string;
    /** Of the entry. */
    readonly number: number;
  };
  readonly cost: CostLine;
};

export async function insertCosts(tx: Queryable, input: readonly NewCost[]): Promise<void> {
  if (input.length === 0) return;
  const rows = input.map(({ place, cost: { currency, corrects, ...cost } }) => ({
    ...place,
    ...cost,
    currencyCode: currency.code,
    correctsEntryId: corrects?.entryId ?? null,
    reason: corrects?.reason ?? null,
  }));
  await tx.insert(table).values(rowsOf(table, rows));
}

/** Returns the currency of an incident's first cost; undefined before it. The plan may have got another since. */
export async function currencyOfCosts(
  db: Queryable,
  { organisationId, incidentId }: Omit<NewCost["place"], "number">,
): Promise<string | undefined> {
  const [row] = await db
    .select({ currencyCode: table.currencyCode })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId)))
    .orderBy(asc(table.number))
    .limit(1);
  return row?.currencyCode;
}
