import type { Services } from "../../platform/services";
import type { AnswerLink } from "./answer-links-store";

/** Returns the id and the token of a new link. The token is only in the message; the database has its hash. */
export const createAnswerLink = ({
  newId,
  random,
}: Pick<Services, "newId" | "random">): AnswerLink => ({
  id: newId(),
  token: random.bytes(32).toString("base64url"),
});
