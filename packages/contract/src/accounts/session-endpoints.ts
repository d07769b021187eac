import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, list, nothing } from "../platform/endpoint";
import { PageQuery } from "../platform/list-answer";
import { id, instant } from "../platform/field-rules";

/** One place where the person is signed in. */
export const OwnSession = z.object({
  sessionId: id(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  createdAt: instant(),
  /** To the minute. */
  lastUsedAt: instant(),
  expiresAt: instant(),
  /** IP address and browser at sign-in, as far as they are known. */
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listSessions = defineEndpoint({
  name: "listSessions",
  method: "GET",
  path: "/user/sessions",
  summary: "Where the signed-in person is signed in, the newest first.",
  access: ACCOUNT,
  query: PageQuery,
  answer: list(z.array(OwnSession)),
});

export const revokeSession = defineEndpoint({
  name: "revokeSession",
  method: "DELETE",
  path: "/user/sessions/:sessionId",
  summary: "Ends one session of the signed-in person.",
  access: ACCOUNT,
  endsSessions: true,
  answer: nothing,
});

export const signOut = defineEndpoint({
  name: "signOut",
  method: "POST",
  path: "/auth/sign_out",
  summary: "Revokes the token that the call carries.",
  access: ACCOUNT,
  endsSessions: true,
  answer: nothing,
});

export const signOutEverywhere = defineEndpoint({
  name: "signOutEverywhere",
  method: "POST",
  path: "/auth/sign_out_everywhere",
  summary: "Ends every session of the signed-in person, also the one that asks.",
  access: ACCOUNT,
  endsSessions: true,
  answer: nothing,
});
