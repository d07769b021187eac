import {
  readShortLink as endpoint,
  SHORT_LINK_INVALID,
} from "@holdfast/contract/answer-links/short-link-endpoints";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import { WRONG_LINKS_BY_ADDRESS } from "./answer-link-limits";
import { findShortLink } from "./answer-links-store";

/** Changes nothing: the page behind the link answers. Only wrong tokens are counted. */
export const readShortLink = route(endpoint, async ({ body, origin }, services) => {
  const link = await findShortLink(services.database.query, body.token);
  if (link) return link;
  await enforceLimit(services, WRONG_LINKS_BY_ADDRESS, origin.address);
  throw new ProblemError(SHORT_LINK_INVALID);
});
