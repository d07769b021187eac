import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error";
import { readSession, subscribeToSession } from "../session/session";

/** Answers are taken as fresh for this long (milliseconds); a save refreshes what it changed at once. */
const FRESH = 30_000;

/** Only what may pass by itself is asked again: no answer, or the server's own trouble. */
const mayPass = (thrown: unknown) =>
  thrown instanceof CallError && (thrown.status === 0 || thrown.status >= 500);

/**
 * The store of what the server answered. It is emptied on sign-out, and when another tab signs somebody else
 * in, so that nothing outlives its session.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, thrown) => failures < 2 && mayPass(thrown),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  let token = readSession()?.token;
  subscribeToSession(() => {
    const next = readSession()?.token;
    if (next !== token) client.clear();
    token = next;
  });
  return client;
}
