import { type SQL, sql } from "drizzle-orm";

/**
 * The role of a person who may be a member (`m`, access not revoked) and a broker of the managing brokerage
 * at once: whatever role a membership has, it takes nothing from a broker, and an owner stays one.
 * @param brokerage a column that is null for nobody of the managing brokerage.
 */
export const heldRole = (brokerage: SQL) =>
  sql`case when m.role = 'owner' or ${brokerage} is null then m.role else 'broker' end`;
