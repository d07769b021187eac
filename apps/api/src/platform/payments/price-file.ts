import { PriceList } from "@holdfast/contract/purchases/price-list";
import { readSettingFile } from "../setting-file";
import demoPrices from "./demo-prices.json";

/**
 * Reads the operator's prices; without a file, those of the demo.
 *
 * @param file JSON, as docs/operating.md shows
 * @throws ConfigurationError naming the first fault
 */
export const readPrices = (file: string | undefined): Promise<PriceList> =>
  file === undefined
    ? Promise.resolve(PriceList.parse(demoPrices))
    : readSettingFile("PRICES_FILE", file, PriceList);
