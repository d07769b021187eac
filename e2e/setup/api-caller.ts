import type { Caller, CallerInput } from "../../apps/api/src/demo/caller";
import { requestOf } from "../../apps/api/src/demo/caller";

/** Returns a function that calls endpoints of a running app, with or without a token; throws for an error response. */
export const callerOf =
  (appUrl: string, token?: string): Caller =>
  async (endpoint, input: CallerInput<typeof endpoint> = {}) => {
    const { method, url, headers, payload } = requestOf(endpoint, { ...input, token });
    const answer = await fetch(`${appUrl}${url}`, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        ...(payload ? { "content-type": "application/json" } : {}),
      },
      ...(payload ? { body: JSON.stringify(payload) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${endpoint.name} answered ${answer.status}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
