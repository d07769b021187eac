import { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { readSettingFile } from "./setting-file";

/**
 * Reads the installation's own facts for the footer and the contact page.
 *
 * @param file JSON, as docs/operating.md shows
 * @throws ConfigurationError naming the first fault
 */
export const readSiteFile = (file: string): Promise<SiteFacts> =>
  readSettingFile("SITE_FILE", file, SiteFacts);
