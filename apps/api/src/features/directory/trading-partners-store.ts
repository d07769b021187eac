import type {
  Customer,
  Supplier,
  TradingPartnerChanges,
  TradingPartnerInput,
} from "@holdfast/contract/directory/trading-partner";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import type { Services } from "../../platform/services";
import { isOneOf, lockRows, ofOrganisation } from "../../platform/database/sql/row-locks-store";
import { rowsAfter } from "../../platform/database/sql/rows-after-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { customersTable, suppliersTable, type TradingPartnersTable } from "./directory-table";
import { inBatches } from "../../platform/database/sql/many-rows-store";

/**
 * The SQL of customers and suppliers, which have the same columns in two tables.
 * @param named puts a row's id under its name in the API.
 */
const tradingPartnersStore = <Named>(table: TradingPartnersTable, named: (id: string) => Named) => {
  const columns = {
    id: table.id,
    name: table.name,
    email: table.email,
    phone: table.phone,
    address: table.address,
    additionalAddressInformation: table.additionalAddressInformation,
    website: table.website,
    category: table.category,
    contactPerson: table.contactPerson,
    version: table.version,
  } satisfies Record<
    "id" | keyof Omit<Customer, "customerId"> | keyof Omit<Supplier, "supplierId">,
    unknown
  >;
  const theRow = (scope: OrganisationScope, id: string) =>
    and(eq(table.organisationId, scope.organisationId), eq(table.id, id));
  /** The order of the index on names. */
  const byName = [sql`lower(${table.name})`, table.id] as const;
  const responseOf = <Row extends { readonly id: string }>({ id, ...partner }: Row) => ({
    ...named(id),
    ...partner,
  });

  return {
    /** Returns all of the organisation's, by name. */
    async list(db: Queryable, scope: OrganisationScope, page: RowRange = ALL_ROWS) {
      const rows = await db
        .select(columns)
        .from(table)
        .where(rowsAfter(table, eq(table.organisationId, scope.organisationId), byName, page))
        .orderBy(...byName)
        .limit(page.limit)
        .offset(page.offset);
      return rows.map(responseOf);
    },

    async insert(
      db: Queryable,
      clock: Services["clock"],
      { organisationId }: OrganisationScope,
      id: string,
      input: TradingPartnerInput,
    ) {
      await db
        .insert(table)
        .values(rowOf(table, { ...input, organisationId, id, createdAt: clock.now() }));
      return { ...named(id), ...input, version: 1 };
    },

    /** Returns the row, or undefined if this organisation has none. */
    async read(db: Queryable, scope: OrganisationScope, id: string) {
      const [row] = await db.select(columns).from(table).where(theRow(scope, id)).limit(1);
      return row && responseOf(row);
    },

    insertMany: (
      db: Queryable,
      { newId, clock }: Pick<Services, "newId" | "clock">,
      { organisationId }: OrganisationScope,
      input: readonly TradingPartnerInput[],
    ): Promise<void> =>
      inBatches(input, async (batch) => {
        const createdAt = clock.now();
        const rows = batch.map((partner) => ({
          ...partner,
          organisationId,
          id: newId(),
          createdAt,
        }));
        await db.insert(table).values(rowsOf(table, rows));
      }),

    /** Changes a row; only if it has that version, if one is given. Returns whether it did. */
    async update(
      db: Queryable,
      scope: OrganisationScope,
      id: string,
      changes: TradingPartnerChanges,
      version: number | undefined,
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set(rowOf(table, { ...changes, version: nextVersion(table) }))
        .where(and(theRow(scope, id), isVersion(table, version)))
        .returning({ id: table.id });
      return rows.length > 0;
    },
  };
};

export const customersStore = tradingPartnersStore(customersTable, (customerId) => ({
  customerId,
}));
export const suppliersStore = tradingPartnersStore(suppliersTable, (supplierId) => ({
  supplierId,
}));

/** Suppliers for a statement of another feature. */
export const suppliersAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: suppliersTable.organisationId,
      id: suppliersTable.id,
      name: suppliersTable.name,
    })
    .from(suppliersTable)
    .as(alias);

/** Locks suppliers against deletion until the end of `tx`. Returns the ids found. */
export const lockSuppliers = (
  tx: Queryable,
  scope: OrganisationScope,
  supplierIds: readonly string[],
): Promise<Set<string>> =>
  lockRows(tx, "suppliers", ofOrganisation(scope, supplierIds), "key share");

/** Returns which of the suppliers have no second source: another supplier that shares a category. */
export async function suppliersWithoutSecond(
  db: Queryable,
  scope: OrganisationScope,
  supplierIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from suppliers s
    where s.organisation_id = ${scope.organisationId} and ${isOneOf(sql`s.id`, supplierIds)}
      and not exists (
        select 1 from suppliers o
        where o.organisation_id = s.organisation_id and o.id <> s.id and o.category && s.category)
    order by s.id limit ${MAX_ROWS}`);
  return new Set(rows.map(({ id }) => id));
}
