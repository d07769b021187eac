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

/** 128 bits in base64url. */
const SHORT = /^\/a\/[\w-]{22}$/u;

/** Returns the URLs in a message that are not pages of the app, or have a token without `emailLinkUrl`. Pure. */
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
  if (SHORT.test(url.pathname)) return address === `${publicUrl}${url.pathname}`;
  return url.origin === publicUrl && PAGES.has(url.pathname) && !address.includes("token");
}

/**
 * @param publicUrls of the apps that sent to this folder. All links of a message must belong to one of them
 * @throws Error if a message has a link that is not from `emailLinkUrl`, or not to a page
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
  // Another app of the folder may still be sending; it checks its messages when it has closed.
  for (const name of names.filter((file) => !file.endsWith(".part"))) {
    const source = await readFile(path.join(folder, name), "utf8");
    const text = name.endsWith(".eml") ? textPart(source) : source;
    const found = [...publicUrls].map((publicUrl) => strayLinks(text, publicUrl));
    if (found.every((stray) => stray.length > 0))
      throw new Error(
        `A message has links that are not from emailLinkUrl: ${found.flat().join(" ")}`,
      );
  }
}
