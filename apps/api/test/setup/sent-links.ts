import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  EMAIL_LINKS,
  emailLinkFields,
  type EmailLinkName,
  emailLinkUrl,
} from "@holdfast/contract/platform/email-links";
import { PAGE_ROUTES } from "@holdfast/contract/public-site/page-routes";
import { textPart } from "../../src/platform/mail/read-email";

const PAGES: ReadonlySet<string> = new Set(PAGE_ROUTES);
const LINK_NAMES = Object.keys(EMAIL_LINKS) as EmailLinkName[];

/** Returns the addresses in a message that are no page of the app, or have a token but are not by `emailLinkUrl`. Pure. */
export const strayLinks = (text: string, publicUrl: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([address]) => address)
    .filter((address) => !isOwnLink(address, publicUrl));

function isOwnLink(address: string, publicUrl: string): boolean {
  const url = new URL(address);
  const fields = new URLSearchParams(emailLinkFields(url));
  const { id, token, ...target } = Object.fromEntries(fields);
  if (id !== undefined && token !== undefined)
    return LINK_NAMES.some(
      (name) => address === emailLinkUrl(publicUrl, name, { id, token, ...target }),
    );
  return url.origin === publicUrl && PAGES.has(url.pathname) && !address.includes("token");
}

/**
 * @param publicUrls of the apps that sent to this folder: the links of a message are all those of one of them
 * @throws Error if a message has a link that was not made by `emailLinkUrl` or to no page
 */
export async function assertSentLinks(
  dataDir: string,
  publicUrls: ReadonlySet<string>,
): Promise<void> {
  const folder = path.join(dataDir, "outbox");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const source = await readFile(path.join(folder, name), "utf8");
    const text = name.endsWith(".eml") ? textPart(source) : source;
    const found = [...publicUrls].map((publicUrl) => strayLinks(text, publicUrl));
    if (found.every((stray) => stray.length > 0))
      throw new Error(`A message has links of its own: ${found.flat().join(" ")}`);
  }
}
