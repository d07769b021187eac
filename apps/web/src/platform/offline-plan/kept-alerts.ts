import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { del, get, keys, set } from "idb-keyval";
import { browserCipherOf, deleteBrowserKey } from "./browser-key";

/* What the link of an alert showed last, encrypted with this browser's key, so that its page opens without a network. */

/** The id and token of a link. */
export type LinkOfAlert = { readonly id: string; readonly token: string };

export type KeptAlert = {
  readonly link: LinkOfAlert;
  readonly alert: Alert;
  /** When it was read (epoch ms). */
  readonly readAt: number;
};

type StoredAlert = {
  /** The link's token and the alert. */
  readonly sealed: Uint8Array<ArrayBuffer>;
  readonly readAt: number;
};
type Content = { readonly token: string; readonly alert: Alert };

const START = "holdfast.kept_alert.";
const isName = (name: unknown): name is string =>
  typeof name === "string" && name.startsWith(START);

/** Returns the names under which alerts are kept. A private window may have no database. */
async function storedNames(): Promise<string[]> {
  try {
    return (await keys()).filter(isName);
  } catch {
    return [];
  }
}

/** Whether this browser keeps an alert. */
export const hasKeptAlerts = async (): Promise<boolean> => (await storedNames()).length > 0;

/** Keeps what a link shows. Returns whether this browser could: it may have no space, or be a private window. */
export async function keepAlert({ id, token }: LinkOfAlert, alert: Alert): Promise<boolean> {
  if (!globalThis.isSecureContext) return false;
  const content: Content = { token, alert };
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(content));
    const stored: StoredAlert = {
      sealed: await browserCipherOf(id).encrypt(bytes),
      readAt: Date.now(),
    };
    await set(START + id, stored);
    return true;
  } catch {
    return false;
  }
}

async function openAlert(id: string): Promise<KeptAlert | undefined> {
  const stored = await get<StoredAlert>(START + id);
  const bytes = stored && (await browserCipherOf(id).decrypt(stored.sealed));
  if (!bytes) return undefined;
  const { token, alert } = JSON.parse(new TextDecoder().decode(bytes)) as Content;
  return { link: { id, token }, alert, readAt: stored.readAt };
}

/** Returns the alerts that this browser keeps, the one read last first. */
export async function readKeptAlerts(): Promise<KeptAlert[]> {
  const opened = await Promise.all(
    (await storedNames()).map((name) => openAlert(name.slice(START.length))),
  );
  return opened.flatMap((kept) => kept ?? []).toSorted((a, b) => b.readAt - a.readAt);
}

/** Deletes what this browser keeps for a link, and the key with which it is encrypted. */
export async function forgetAlert(id: string): Promise<void> {
  await del(START + id);
  await deleteBrowserKey(id);
}
