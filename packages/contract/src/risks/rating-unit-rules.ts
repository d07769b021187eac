/**
 * Currencies of which one Australian dollar buys about 10, 100 and so on, by the power of ten. The order of magnitude
 * of the exchange rates at the end of 2025; small movements do not change a rating. All others are at about one.
 */
const CODES_BY_POWER: Readonly<Record<number, string>> = {
  [-1]: "BHD KWD OMR",
  1: "BOB BRL BWP CNY CUP CZK DKK EGP ERN GHS GTQ HKD HNL LSL LYD MAD MDL MOP MRU MUR MVR MXN NAD NIO NOK SBD SCR SEK SLE SRD STN SVC SZL THB TJS TRY TTD TWD UAH UYU ZAR ZMW ZWG",
  2: "AFN ALL AMD BDT BTN CVE DJF DOP DZD ETB GMD GYD HTG HUF INR ISK JMD JPY KES KGS KMF LKR LRD MKD MZN NPR PHP PKR RSD RUB VES VUV XPF YER",
  3: "AOA ARS BIF CDF CLP COP CRC IQD KHR KRW KZT MGA MMK MNT MWK NGN RWF SDG SOS SSP TZS UGX XAF XOF",
  4: "GNF IDR IRR LAK PYG SLL SYP UZS VND",
  5: "LBP",
};

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES_BY_POWER).flatMap(([power, codes]) =>
    codes.split(" ").map((code) => [code, 10 ** Number(power)] as const),
  ),
);

/**
 * Returns the whole units of a currency that are worth about one Australian dollar, as a power of ten. Ratings compare
 * amounts in this unit, so that a loss is rated alike in every currency (docs/decisions/032).
 * @param code ISO 4217, such as 'JPY'
 */
export const ratingUnit = (code: string): number => UNITS.get(code) ?? 1;
