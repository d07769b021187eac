import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { headerOf, textPart } from "../../apps/api/src/platform/mail/read-email";
import { waitFor } from "./scratch";
import type { Product } from "./served-product";

/** Ends a wait that hangs (ms). */
const EMAIL_WITHIN = 60_000;

/** The subjects and texts of a product's emails by address, each read once; they are removed as they are taken. */
type Inboxes = { readonly files: Set<string>; readonly texts: Map<string, string[]> };
const inboxesOf = new WeakMap<Product, Inboxes>();

/** Reads what has been sent since; not from /dev/mailbox, which would add its own work to what is measured. */
async function readNew(product: Product): Promise<Inboxes> {
  const inboxes = inboxesOf.get(product) ?? { files: new Set(), texts: new Map() };
  inboxesOf.set(product, inboxes);
  const folder = path.join(product.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const unread = names.filter((name) => name.endsWith(".eml") && !inboxes.files.has(name));
  for (const name of unread.toSorted()) {
    inboxes.files.add(name);
    const source = await readFile(path.join(folder, name), "utf8");
    const to = headerOf(source, "To");
    const texts = inboxes.texts.get(to) ?? [];
    inboxes.texts.set(to, [...texts, `${headerOf(source, "Subject")}\n${textPart(source)}`]);
  }
  return inboxes;
}

/** Waits for a person's newest unread email and returns its match; the product sends it a moment later. */
export const newEmail = (product: Product, email: string, says: RegExp): Promise<string> =>
  waitFor(`an email to ${email}`, EMAIL_WITHIN, async () => {
    const newest = (await readNew(product)).texts.get(email)?.pop();
    return newest && says.exec(newest)?.[1];
  });
