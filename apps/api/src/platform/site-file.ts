import { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import type { PriceList } from "@holdfast/contract/purchases/price-list";
import { readSettingFile } from "./setting-file";

/**
 * Reads the installation's own facts for the footer and the contact page.
 *
 * @param file JSON, as docs/operating.md shows
 * @throws ConfigurationError naming the first fault
 */
export const readSiteFile = (file: string): Promise<SiteFacts> =>
  readSettingFile("SITE_FILE", file, SiteFacts);

/** Returns a warning if the legal texts name one company and the receipts another; else null. Pure. */
export function warningOfTwoCompanies(
  { operator }: Pick<SiteFacts, "operator">,
  { seller }: Pick<PriceList, "seller">,
): string | null {
  if (operator.name === seller.name && operator.address === seller.address) return null;
  const named = ({ name, address }: Pick<typeof operator, "name" | "address">) =>
    [name, address].filter(Boolean).join(", ");
  return `The legal texts name ${named(operator)} (SITE_FILE), and receipts ${named(seller)} (PRICES_FILE). Give both the same name and address: one company answers for the contract and the tax invoice.`;
}
