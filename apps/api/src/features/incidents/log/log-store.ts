import type { CostLine } from "@holdfast/contract/incidents/costs/cost-line";
import type { LogEntry, LogKind, LogOrder } from "@holdfast/contract/incidents/log-entry";
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import type { RowRange } from "../../../platform/database/sql/row-range";
import { rowsOf } from "../../../platform/database/sql/row-of";
import {
  incidentCosts as costs,
  incidentLog as table,
  incidentPhotos as photos,
} from "../incidents-table";
import { costColumns, costOf, insertCosts } from "./costs-store";
import { FIRST_HASH, hashOfEntry } from "./log-rules";

/** An incident of an organisation that the access check or a link has found. */
export type IncidentKey = {
  readonly organisationId: string;
  readonly planId: string;
  readonly incidentId: string;
};

export const ofIncidentLog = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));

const ofEntry = (owned: typeof photos | typeof costs) =>
  and(
    eq(owned.organisationId, table.organisationId),
    eq(owned.incidentId, table.incidentId),
    eq(owned.number, table.number),
  );

/** All entries of a log: the limit of notes, the reserve of actions, and what leaders and the system wrote. */
export const WHOLE_LOG: RowRange = { limit: 50_000, offset: 0 };

/** Returns the entries of a log, by default in the order of arrival. */
export async function listLog(
  db: Queryable,
  key: IncidentKey,
  page: RowRange,
  which?: SQL,
  order: LogOrder = "arrival",
): Promise<LogEntry[]> {
  const rows = await db
    .select({
      number: table.number,
      entryId: table.entryId,
      kind: table.kind,
      text: table.text,
      authorName: table.authorUserName,
      deviceAt: table.deviceAt,
      serverAt: table.serverAt,
      hash: table.hash,
      photo: photos.sha256,
      fileName: sql<string | null>`(select name from files where files.id = ${photos.fileId})`,
      cost: costColumns,
    })
    .from(table)
    .leftJoin(photos, ofEntry(photos))
    .leftJoin(costs, ofEntry(costs))
    .where(and(ofIncidentLog(key), which))
    .orderBy(...(order === "event" ? [asc(table.deviceAt)] : []), asc(table.number))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ photo, fileName, cost, ...row }) => ({
    ...row,
    photo: photo === null ? null : { url: fileName && `/v1/files/${fileName}`, sha256: photo },
    cost: cost && costOf(cost),
    deviceAt: row.deviceAt.toISOString(),
    serverAt: row.serverAt.toISOString(),
  }));
}

/** Returns the entries after one with a number. */
export const entriesAfter = (db: Queryable, key: IncidentKey, number: number) =>
  listLog(db, key, WHOLE_LOG, gt(table.number, number));

/** Returns the entries that record a cost. */
export async function entriesWithCost(db: Queryable, key: IncidentKey) {
  const entries = await listLog(db, key, WHOLE_LOG, isNotNull(costs.number));
  return entries.flatMap(({ cost, ...entry }) => (cost ? [{ ...entry, cost }] : []));
}

/** Returns the entry with the id that its device gave it; undefined if the log has none. */
export const entryById = async (db: Queryable, key: IncidentKey, entryId: string) =>
  (await listLog(db, key, { limit: 1, offset: 0 }, eq(table.entryId, entryId)))[0];

const BEFORE_THE_FIRST = { entryId: "", number: 0, hash: FIRST_HASH };

/** Returns the newest entry, and those of the entries that the log has already. */
const newestAndKnown = (
  tx: Queryable,
  key: IncidentKey,
  entries: readonly { readonly entryId: string }[],
) =>
  tx
    .select({ entryId: table.entryId, number: table.number, hash: table.hash })
    .from(table)
    .where(
      and(
        ofIncidentLog(key),
        or(
          eq(table.number, newestNumberOf(key)),
          inArray(
            table.entryId,
            entries.map(({ entryId }) => entryId),
          ),
        ),
      ),
    )
    .orderBy(desc(table.number))
    .limit(entries.length + 1);

/** The number of an incident's newest entry, in a statement; null before the first. */
export const newestNumberOf = ({ organisationId, incidentId }: IncidentKey) =>
  sql<number | null>`(select max(newest.number) from incident_log newest
  where newest.organisation_id = ${organisationId} and newest.incident_id = ${incidentId})`;

/** Returns the number and hash of the newest entry. */
export async function newestEntry(db: Queryable, key: IncidentKey) {
  const [row] = await db
    .select({ number: table.number, hash: table.hash })
    .from(table)
    .where(ofIncidentLog(key))
    .orderBy(desc(table.number))
    .limit(1);
  return row ?? { number: 0, hash: FIRST_HASH };
}

/** Returns the number and hash of the newest entry of each of these incidents. */
export const listLogHeads = (
  db: Queryable,
  { organisationId }: Pick<IncidentKey, "organisationId">,
  incidentIds: readonly string[],
) =>
  db
    .selectDistinctOn([table.incidentId], {
      incidentId: table.incidentId,
      number: table.number,
      hash: table.hash,
    })
    .from(table)
    .where(
      and(eq(table.organisationId, organisationId), inArray(table.incidentId, [...incidentIds])),
    )
    .orderBy(asc(table.incidentId), desc(table.number))
    .limit(incidentIds.length);

/** Returns when the teams were stood down; undefined before. */
export async function endOf(db: Queryable, key: IncidentKey): Promise<Date | undefined> {
  const [entry] = await listLog(db, key, { limit: 1, offset: 0 }, eq(table.kind, "stood-down"));
  return entry && new Date(entry.serverAt);
}

/** Returns the newest changes and messages to the teams, and notes of an author, at most `max`, the newest first. */
export async function listUpdates(
  db: Queryable,
  key: IncidentKey,
  authorName: string,
  max: number,
): Promise<Pick<LogEntry, "number" | "kind" | "text" | "deviceAt">[]> {
  const rows = await db
    .select({
      number: table.number,
      kind: table.kind,
      text: table.text,
      deviceAt: table.deviceAt,
    })
    .from(table)
    .where(
      and(
        ofIncidentLog(key),
        or(
          inArray(table.kind, ["level", "message"]),
          and(eq(table.kind, "note"), eq(table.authorUserName, authorName)),
        ),
      ),
    )
    .orderBy(desc(table.number))
    .limit(max);
  return rows.map((row) => ({ ...row, deviceAt: row.deviceAt.toISOString() }));
}

export type NewEntry = {
  readonly entryId: string;
  readonly kind: LogKind;
  readonly text: string;
  /** Null for the server, and for a responder who answered by a link. */
  readonly authorUserId: string | null;
  readonly authorName: string;
  readonly deviceAt: Date;
  readonly photo?: { readonly fileId: string; readonly sha256: string };
  readonly cost?: CostLine | undefined;
};

/**
 * Appends entries in the given order; those whose id is in the log already are left out. The caller has locked the
 * plan, so that entries are numbered without gaps. Returns how many were added.
 */
export async function appendEntries(
  tx: Queryable,
  key: IncidentKey,
  input: readonly NewEntry[],
  now: Date,
): Promise<number> {
  const [newest = BEFORE_THE_FIRST, ...known] = await newestAndKnown(tx, key, input);
  const knownIds = new Set([newest, ...known].map(({ entryId }) => entryId));
  const added = input.filter(({ entryId }) => !knownIds.has(entryId));
  if (added.length === 0) return 0;
  let { number, hash } = newest;
  const rows = added.map((entry) => {
    number += 1;
    const { authorUserId, authorName, photo = null, cost = null, ...rest } = entry;
    hash = hashOfEntry(hash, {
      ...rest,
      photo,
      cost,
      authorName,
      number,
      deviceAt: entry.deviceAt.toISOString(),
      serverAt: now.toISOString(),
    });
    const { organisationId, incidentId } = key;
    const place = { organisationId, incidentId, number };
    const author = { authorUserId, authorUserName: authorName };
    return { ...rest, ...place, ...author, serverAt: now, hash };
  });
  await tx.insert(table).values(rowsOf(table, rows));
  const placed = added.flatMap((entry, at) => {
    const row = rows[at];
    if (!row) return [];
    const { organisationId, incidentId, number: place } = row;
    return [{ entry, place: { organisationId, incidentId, number: place } }];
  });
  const taken = placed.flatMap(({ entry: { photo }, place }) =>
    photo ? [{ ...place, ...photo }] : [],
  );
  if (taken.length > 0) await tx.insert(photos).values(rowsOf(photos, taken));
  await insertCosts(
    tx,
    placed.flatMap(({ entry: { cost }, place }) => (cost ? [{ place, cost }] : [])),
  );
  return rows.length;
}
