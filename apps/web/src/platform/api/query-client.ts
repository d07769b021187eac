import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error";
import { readSession, subscribeToSession } from "../session/session";

/** How long responses count as fresh (milliseconds). A save refetches what it changed at once. */
const FRESH = 30_000;

/** Whether to retry: only without a response and on server errors, which may be temporary. */
const mayPass = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * Creates the query cache. It is cleared on sign-out, and when another tab signs in as another person, so that no data
 * outlives its session.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < 2 && mayPass(error),
        refetchOnWindowFocus: false,
        // Without a network a call fails and says so: the library's default would pause it, and lose it with the page.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
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
