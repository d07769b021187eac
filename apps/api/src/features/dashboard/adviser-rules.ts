import type { Finding } from "@holdfast/contract/dashboard/finding";
import { type Checked, PAGES } from "./checked-plan-rules";

const inWords = (name: string) => name.toLowerCase().replaceAll(/\s+/gu, " ").trim();

/** 'Anchorage Brokers' and 'Anchorage Brokers Pty Ltd' are one firm. */
const isSameName = (one: string, other: string) =>
  `${inWords(one)} `.startsWith(`${inWords(other)} `) ||
  `${inWords(other)} `.startsWith(`${inWords(one)} `);

/** As many digits as a number has without its country and area. */
const LOCAL_DIGITS = 8;

/** A number may be written with or without its country. */
const localPart = (phone: string) => phone.replaceAll(/\D/gu, "").slice(-LOCAL_DIGITS);

/** The report names the firm that manages the business as its adviser; the plan calls the insurance broker. */
export function differentBrokers({ adviser, brokers }: Checked): Finding[] {
  if (adviser === null || brokers.length === 0) return [];
  const page = { to: "/organization/strategic-third-parties", shownOn: PAGES.report };
  const same = brokers.filter(({ name }) => isSameName(name, adviser.firmName));
  if (same.length === 0)
    return [
      {
        place: "Insurance Broker",
        title: `Another firm than the adviser, ${adviser.firmName}`,
        reason: `The plan says to call ${brokers.map(({ name }) => name).join(" or ")} after a loss, and the report names ${adviser.firmName}. Keep the firm that acts for you.`,
        ...page,
      },
    ];
  const { phone } = adviser;
  const known = same.flatMap((broker) => broker.phone ?? []);
  if (phone === null || known.length === 0) return [];
  if (known.some((number) => localPart(number) === localPart(phone))) return [];
  return [
    {
      place: "Insurance Broker",
      title: "Two phone numbers for one firm",
      reason: `The plan prints ${known.join(" and ")} for ${adviser.firmName}, and the report ${phone}. Check which one is answered after a loss.`,
      ...page,
    },
  ];
}
