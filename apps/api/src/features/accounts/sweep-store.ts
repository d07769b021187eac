import { DAY, addMs } from "../../platform/clock";
import { deleteRowsBefore } from "../../platform/database/sql/past-rows-store";
import type { Queryable } from "../../platform/database/database";
import { linkTokens, oneTimeCodes, sessions } from "./accounts-table";

/** A verified phone code can still be used for a while after it has expired. */
const STORED_FOR = DAY;

/** Deletes sessions that expired a day ago or more. */
export const deleteExpiredSessions = (db: Queryable, now: Date) =>
  deleteRowsBefore(db, sessions, sessions.expiresAt, addMs(now, -STORED_FOR));

/** Deletes one-time codes that expired a day ago or more. */
export const deleteExpiredCodes = (db: Queryable, now: Date) =>
  deleteRowsBefore(db, oneTimeCodes, oneTimeCodes.expiresAt, addMs(now, -STORED_FOR));

/** Deletes links of emails that expired a day ago or more. */
export const deleteExpiredLinks = (db: Queryable, now: Date) =>
  deleteRowsBefore(db, linkTokens, linkTokens.expiresAt, addMs(now, -STORED_FOR));
