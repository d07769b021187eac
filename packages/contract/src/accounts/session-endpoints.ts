import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, list, nothing } from "../platform/endpoint";
import { PageQuery } from "../platform/list-page";
import { id, instant } from "../platform/field-rules";

/** A session of the signed-in user. */
export const OwnSession = z.object({
  sessionId: id(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
  createdAt: instant(),
  /** Accurate to the minute. */
  lastUsedAt: instant(),
  expiresAt: instant(),
  /** IP address and browser at login, as far as known. */
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listSessions = defineEndpoint({
  name: "listSessions",
  method: "GET",
  path: "/user/sessions",
  summary: "Lists the signed-in user's sessions, newest first.",
  access: ACCOUNT,
  query: PageQuery,
  response: list(z.array(OwnSession)),
});

export const revokeSession = defineEndpoint({
  name: "revokeSession",
  method: "DELETE",
  path: "/user/sessions/:sessionId",
  summary: "Ends one of the signed-in user's sessions.",
  access: ACCOUNT,
  endsSessions: true,
  response: nothing,
});

export const signOut = defineEndpoint({
  name: "signOut",
  method: "POST",
  path: "/auth/sign_out",
  summary: "Revokes the token of this call.",
  access: ACCOUNT,
  endsSessions: true,
  response: nothing,
});

export const signOutEverywhere = defineEndpoint({
  name: "signOutEverywhere",
  method: "POST",
  path: "/auth/sign_out_everywhere",
  summary: "Ends all of the signed-in user's sessions, including this one.",
  access: ACCOUNT,
  endsSessions: true,
  response: nothing,
});
