import { readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  ALERT_ENDED,
  ALERT_LINK_INVALID,
  ALERT_REVOKED,
} from "@holdfast/contract/incidents/errors";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { CallError } from "../../../platform/api/call-error";
import {
  keepAlert,
  type KeptAlert,
  type LinkOfAlert,
  readKeptAlerts,
} from "../../../platform/offline-plan/kept-alerts";

/** How long the page waits for a slow network before it shows what this browser keeps (ms). */
const PATIENCE = 5_000;

/** The refusals after which the work of a link's person is over. */
const OVER: ReadonlySet<string> = new Set([ALERT_REVOKED.code, ALERT_ENDED.code]);

/** Whether a refusal says that the work of a link's person is over. Pure. */
export const isOver = ({ code }: { readonly code: string }): boolean => OVER.has(code);

/**
 * Whether a link opens nothing any more: its person's work is over, or the server does not know it. Only Holdfast's own
 * refusals have these codes: a proxy's 404 says nothing about the link. Pure.
 */
export const hasEnded = ({ code }: { readonly code: string }): boolean =>
  OVER.has(code) || code === ALERT_LINK_INVALID.code;

export type OpenedAlert = KeptAlert & {
  /** Whether this browser keeps it, so that the page opens without a network. */
  readonly isKept: boolean;
  /** Whether the server has answered. */
  readonly isLive: boolean;
};

/** Reads what a link shows, and keeps it in this browser. */
export async function readLinkedAlert(
  { id, token }: LinkOfAlert,
  signal?: AbortSignal,
): Promise<OpenedAlert> {
  const link = { id, token };
  const alert = await callEndpoint(readAlert, { body: link }, signal ? { signal } : {});
  const isKept = await keepAlert(link, alert);
  return { link, alert, readAt: Date.now(), isKept, isLive: true };
}

/** The same; without an answer from the server, what this browser keeps, if it has opened the link before. */
export async function openLinkedAlert({ id, token }: LinkOfAlert): Promise<OpenedAlert> {
  const kept = (await readKeptAlerts()).find(({ link }) => link.id === id && link.token === token);
  try {
    return await readLinkedAlert({ id, token }, kept && AbortSignal.timeout(PATIENCE));
  } catch (error) {
    if (!kept || (error instanceof CallError && hasEnded(error))) throw error;
    return { ...kept, isKept: true, isLive: false };
  }
}
