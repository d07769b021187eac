import type { Client } from "pg";
import type { DatabaseAddress } from "./database-address";

/** Two processes that start at the same time create the role one after the other. */
const ROLE_LOCK = "4653327, 3";

/**
 * Lets the application connect as a role that owns its tables but is no superuser: SQL that reached PostgreSQL by a
 * fault of ours could otherwise run programs and read files of the machine. Creates the role if there is none, and
 * makes it the owner of tables that an earlier version created as the superuser.
 *
 * @param administrator a connection as the superuser
 * @returns the address for the application
 */
export const prepareApplicationRole = async (
  administrator: Client,
  address: DatabaseAddress,
): Promise<DatabaseAddress> => {
  const application: DatabaseAddress = { ...address, user: "holdfast" };
  const role = administrator.escapeIdentifier(application.user);
  const names = async (text: string) =>
    (await administrator.query<{ name: string }>(text)).rows.map(({ name }) => name);
  // Read-write even while a nearly full disk makes other transactions read-only.
  await administrator.query("begin read write");
  try {
    await administrator.query(`select pg_advisory_xact_lock(${ROLE_LOCK})`);
    const known = await names(`select rolname as name from pg_roles where rolname = 'holdfast'`);
    if (known.length === 0) {
      const { password } = address;
      const secret =
        password === undefined ? "" : ` password ${administrator.escapeLiteral(password)}`;
      await administrator.query(`create role ${role} login${secret}`);
    }
    const databases = await names(`
      select quote_ident(datname) as name from pg_database
      where datname = current_database() and datdba <> 'holdfast'::regrole`);
    for (const database of databases)
      await administrator.query(`alter database ${database} owner to ${role}`);
    const tables = await names(`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relowner <> 'holdfast'::regrole
      order by 1`);
    for (const table of tables) await administrator.query(`alter table ${table} owner to ${role}`);
    await administrator.query("commit");
  } catch (error) {
    await administrator.query("rollback").catch(() => undefined);
    throw error;
  }
  return application;
};
