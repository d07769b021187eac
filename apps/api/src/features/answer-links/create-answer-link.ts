import type { Services } from "../../platform/services";
import type { AnswerLink } from "./answer-links-store";

/** Bits of a token in bytes: more than anyone can try, and short enough for a text message. */
const SHORT = 16;

/** The same for a link that is also sent in a text message, as `shortLinkUrl`. */
export const createShortLink = ({
  newId,
  random,
}: Pick<Services, "newId" | "random">): AnswerLink => ({
  id: newId(),
  token: random.bytes(SHORT).toString("base64url"),
});

/** Returns the id and the token of a new link. The token is only in the message; the database has its hash. */
export const createAnswerLink = ({
  newId,
  random,
}: Pick<Services, "newId" | "random">): AnswerLink => ({
  id: newId(),
  token: random.bytes(32).toString("base64url"),
});
