import {
  LOST_ACCESS,
  type LostAccessStatement,
} from "@holdfast/contract/offline-plan/lost-access-rules";
import { readLostAccess as endpoint } from "@holdfast/contract/offline-plan/read-lost-access";
import { route } from "../../platform/http/route";
import { accessLostAt } from "./lost-access-store";

/**
 * That a plan or a membership is missing proves nothing: a server that was rebuilt or restored has neither. Only a
 * recorded deletion or removal is signed.
 */
export const readLostAccess = route(endpoint, async ({ params, session }, services) => {
  const { installation, database } = services;
  const lostAt = await accessLostAt(database.query, session.userId, params.planId);
  if (!installation || !lostAt) return { proof: null };
  const statement = JSON.stringify([
    LOST_ACCESS,
    installation.installationId,
    params.planId,
    session.userId,
    lostAt.toISOString(),
  ] satisfies LostAccessStatement);
  return { proof: { statement, signature: installation.sign(statement) } };
});
