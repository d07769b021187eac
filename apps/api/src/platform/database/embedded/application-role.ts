import type { Client } from "pg";
import type { DatabaseAddress } from "./database-address";

/**
 * Evidence tables, with the application's rights on them. It can update incidents, but delete one only together with
 * its plan or organisation, because foreign keys act with the rights of the table's owner.
 */
const EVIDENCE_TABLES = [
  { table: "audit_events", rights: "select, insert" },
  { table: "incident_log", rights: "select, insert" },
  { table: "incident_photos", rights: "select, insert" },
  { table: "incident_costs", rights: "select, insert" },
  { table: "incidents", rights: "select, insert, update" },
];
/** The functions that act on the evidence tables. */
const EVIDENCE_FUNCTIONS = [
  "refuse_change_of_audit_events()",
  "refuse_change_of_incident_log()",
  "forget_audit_addresses(uuid[])",
  "delete_audit_events(timestamptz, integer)",
];
/** Owns them. Nothing connects as this role. */
const EVIDENCE_ROLE = "holdfast_evidence";

/**
 * Gives the evidence tables to a role of their own, so that the application has no other rights there, and cannot disable
 * their triggers or drop them; nor the schema, whose owner could. Without the newest migration, it does nothing.
 */
async function sealEvidence(administrator: Client): Promise<void> {
  const found = await administrator.query(
    `select 1 from pg_proc where proname = 'delete_audit_events' limit 1`,
  );
  if (found.rows.length === 0) return;
  const roles = await administrator.query(
    `select 1 from pg_roles where rolname = '${EVIDENCE_ROLE}' limit 1`,
  );
  if (roles.rows.length === 0) await administrator.query(`create role ${EVIDENCE_ROLE} nologin`);
  await administrator.query(`alter schema public owner to current_user;
    grant usage, create on schema public to holdfast;
    grant usage on schema public to ${EVIDENCE_ROLE}`);
  for (const { table, rights } of EVIDENCE_TABLES)
    await administrator.query(`alter table public.${table} owner to ${EVIDENCE_ROLE};
      revoke all on public.${table} from holdfast;
      grant ${rights} on public.${table} to holdfast`);
  for (const name of EVIDENCE_FUNCTIONS)
    await administrator.query(`alter function public.${name} owner to ${EVIDENCE_ROLE}`);
}

/**
 * Runs work that changes tables, such as migrations, for which the application owns the evidence tables, too. Afterwards
 * they are sealed again; after a crash, at the next start.
 */
export async function whileUnsealed<T>(administrator: Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await administrator.query<{ name: string; kind: string }>(`
    select oid::regclass::text as name, 'table' as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner::regrole::text = '${EVIDENCE_ROLE}'
    union all
    select oid::regprocedure::text, 'function' from pg_proc
    where pronamespace = 'public'::regnamespace and proowner::regrole::text = '${EVIDENCE_ROLE}'
    limit 100`);
  for (const { name, kind } of rows)
    await administrator.query(`alter ${kind} ${name} owner to holdfast`);
  try {
    return await work();
  } finally {
    await sealEvidence(administrator);
  }
}

/** Returns the address for the application, given the superuser's. */
export const applicationAddress = (address: DatabaseAddress): DatabaseAddress => ({
  ...address,
  user: "holdfast",
});

/**
 * Creates the application's role: it owns its tables but is no superuser, because SQL that reached PostgreSQL by a fault
 * of ours could otherwise run programs and read files of the machine.
 *
 * @param administrator a connection as the superuser
 * @param address the superuser's
 */
export const prepareApplicationRole = async (
  administrator: Client,
  { password, database }: DatabaseAddress,
): Promise<void> => {
  await administrator.query("begin");
  try {
    const { rows } = await administrator.query(
      `select 1 from pg_roles where rolname = 'holdfast' limit 1`,
    );
    if (rows.length === 0) {
      const secret =
        password === undefined ? "" : ` password ${administrator.escapeLiteral(password)}`;
      await administrator.query(`create role holdfast login${secret};
        alter database ${database} owner to holdfast`);
    }
    await sealEvidence(administrator);
    await administrator.query("commit");
  } catch (error) {
    await administrator.query("rollback").catch(() => undefined);
    throw error;
  }
};
