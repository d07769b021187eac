import type { Finding } from "@holdfast/contract/dashboard/finding";
import { distanceInKilometres } from "@holdfast/contract/dashboard/distance-rules";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { type Checked, daysText, onPage, PAGES, type RecoveryPlace } from "./checked-plan-rules";

/** Nearer than this, one flood, fire or power cut can close both. */
const CLOSE_KILOMETRES = 5;

/** How near a site is, as text; undefined if it is far enough or only its state is known. */
function nearness(place: RecoveryPlace, location: RecoveryPlace): string | undefined {
  const [from, to] = [place.position, location.position];
  if (!from || !to || from.source === "region" || to.source === "region") return undefined;
  const kilometres = distanceInKilometres(from, to);
  if (kilometres >= CLOSE_KILOMETRES) return undefined;
  // The positions of towns do not tell how far two buildings in one town are apart.
  const isSameTown = from.source === "place" && to.source === "place" && kilometres === 0;
  if (isSameTown) return `In ${from.placeName ?? "the same town"}, as is ${location.name}`;
  const distance = kilometres < 1 ? "Less than 1 km" : `About ${Math.round(kilometres)} km`;
  return `${distance} from ${location.name}`;
}

/** Recovery places near the location that they replace, with their distance. */
export const closeRecoverySites = ({ recoveryPlaces, location }: Checked): Finding[] =>
  recoveryPlaces.flatMap((place) => {
    const title = nearness(place, location);
    return title === undefined
      ? []
      : [
          {
            place: place.name,
            title,
            reason: "One flood, fire or power cut can close both at the same time.",
            ...onPage(PAGES.recovery),
          },
        ];
  });

const DAYS_A_MONTH = 365 / 12;

/** The insurance must last at least until the last unit works again, and as long as the report says. */
export const shortIndemnity = (plan: Checked): Finding[] => {
  const longest = Math.max(0, ...plan.units.map(({ rto }) => rto ?? 0));
  const isShorterThanRecovery = (months: number) => months * DAYS_A_MONTH < longest;
  const beforeRecovery = (place: string, months: number): Finding => ({
    place,
    title: `Indemnity period of ${monthsText(months)}, shorter than the longest RTO of ${daysText(longest)}`,
    reason: "The insurance would end before the last business unit works again.",
    ...onPage(PAGES.report),
  });
  const needed = plan.indemnityMonths;
  const ofReport =
    needed !== null && isShorterThanRecovery(needed)
      ? [beforeRecovery("Risk & Insurance Report", needed)]
      : [];
  const ofPolicies = plan.interruptionInsurance.flatMap(({ insurer, indemnityMonths }) => {
    if (isShorterThanRecovery(indemnityMonths)) return [beforeRecovery(insurer, indemnityMonths)];
    if (needed === null || indemnityMonths >= needed) return [];
    return [
      {
        place: insurer,
        title: `Indemnity period of ${monthsText(indemnityMonths)}, shorter than the ${monthsText(needed)} that the report says you need`,
        reason: "The insurance would end while the business still loses income.",
        ...onPage(PAGES.report),
      },
    ];
  });
  return [...ofReport, ...ofPolicies];
};
