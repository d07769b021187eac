import { readFile } from "node:fs/promises";
import { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { ConfigurationError } from "./setting-rules";

/**
 * Reads the installation's own facts for the footer and the contact page.
 *
 * @param file JSON, as docs/operating.md shows
 * @throws ConfigurationError naming the first fault
 */
export async function readSiteFile(file: string): Promise<SiteFacts> {
  const text = await readFile(file, "utf8").catch((fault: unknown) => {
    throw refused(`names ${file}, which cannot be read`, fault);
  });
  const parsed = SiteFacts.safeParse(jsonOf(text, file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join(".") ?? "";
  throw refused(
    `names ${file}, whose ${place === "" ? "content" : place} is invalid: ${issue?.message}`,
  );
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw refused(`names ${file}, which is not JSON`, fault);
  }
}

const refused = (what: string, cause?: unknown) =>
  new ConfigurationError(`The setting SITE_FILE ${what}.`, { cause });
