import { ENDS_WITH_SESSION, EXPIRY_KEY, stored, TOKEN_KEY } from "../session/session-keys";

/*
 * Calls that a page needs in any case, sent before its scripts have arrived: on a phone's network they would otherwise
 * wait for these, and then for one another. Part of the app's entry, so it imports neither the contract nor React.
 */

/** What the pages of an address read, by the organisation and plan that were shown last. */
const EARLY_READS: readonly (readonly [pages: RegExp, addresses: readonly string[]])[] = [
  [/^\/(?:dashboard|organization)(?:\/|$)/, ["/user", "/orgs", "/plans?organisationId=:orgId"]],
  [/^\/dashboard$/, ["/plans/:planId/dashboard"]],
  [
    /^\/dashboard\/risk\/register$/,
    [
      "/plans/:planId/risks",
      "/likelihood_presets",
      "/mitigation_strategies",
      "/mitigation_status",
      "/orgs/:orgId/contacts",
    ],
  ],
];
/** A response that is not used soon is not used at all (ms). */
const USED_WITHIN = 10_000;

type EarlyCall = {
  readonly token: string;
  readonly sentAt: number;
  readonly response: Promise<Response>;
};

const calls = new Map<string, EarlyCall>();

/** Returns the addresses of the early calls of a page. */
export function earlyAddresses(pathname: string, lastShown: string | null): readonly string[] {
  const [orgId = "", planId = ""] = (lastShown ?? "").split(" ");
  return EARLY_READS.flatMap(([pages, addresses]) => (pages.test(pathname) ? addresses : []))
    .filter((one) => (orgId || !one.includes(":orgId")) && (planId || !one.includes(":planId")))
    .map((one) => `/v1${one.replace(":orgId", orgId).replace(":planId", planId)}`);
}

/** Sends the early calls of a page for the stored session, if there is one. */
export function sendEarlyCalls({ pathname, search }: Location): void {
  const token = stored(TOKEN_KEY);
  const sentAt = Date.now();
  if (token === null || !(Number(stored(EXPIRY_KEY)) > sentAt)) return;
  // An address that names a plan or an organisation shows these, and not the ones shown last.
  const isGuessed = !/[?&](?:plan|organisation)=/.test(search);
  const lastShown = isGuessed ? stored(ENDS_WITH_SESSION.lastShown) : null;
  for (const address of earlyAddresses(pathname, lastShown)) {
    const response = fetch(address, {
      headers: { accept: JSON_TYPES, authorization: `Bearer ${token}` },
    });
    // A failure is met by the call that asks for the response, if there is one.
    response.catch(() => undefined);
    calls.set(address, { token, sentAt, response });
  }
}

/** What every call of the API accepts. */
export const JSON_TYPES = "application/json, application/problem+json, */*";

/** Returns the response of an early call of this session, once; undefined if there is none. */
export function takeEarlyResponse(
  address: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const call = calls.get(address);
  calls.delete(address);
  const isUsable = call?.token === token && Date.now() - (call?.sentAt ?? 0) < USED_WITHIN;
  return isUsable ? call?.response : undefined;
}
