import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { ShortPlace } from "@holdfast/contract/plan-content/short-plan";
import { addressText } from "../plan-text/plan-lookups";

/** What is recorded of the site, in the order in which it is asked for. Those that few sites have are left out if empty. */
const SITE_FACTS = [
  { fact: "assemblyPoint", label: "Meeting point", isFew: false },
  { fact: "exitRoutes", label: "Ways out", isFew: false },
  { fact: "shutOffs", label: "Shut-offs", isFew: false },
  { fact: "alarmPanel", label: "Alarm panel", isFew: false },
  { fact: "keyHolders", label: "Keys", isFew: false },
  { fact: "emergencyKit", label: "Emergency kit", isFew: false },
  { fact: "defibrillator", label: "Defibrillator", isFew: true },
  { fact: "saferPlace", label: "Safer place, away from bush", isFew: true },
  { fact: "highGround", label: "High ground", isFew: true },
] as const;

/** Returns the site with its meeting point and shut-offs, and where else the business can work. Pure. */
export function shortPlaces(content: PlanContent): readonly ShortPlace[] {
  const { site, location, recoverySites, otherLocations } = content;
  const others = [...recoverySites, ...otherLocations].map((place) => ({
    label: "Other place",
    text: [place.name, addressText(place)].filter(Boolean).join(", "),
    phone: place.phone,
    isAddress: true,
  }));
  return [
    { label: "Address", text: addressText(location), phone: location.phone, isAddress: true },
    ...SITE_FACTS.filter(({ fact, isFew }) => !isFew || site[fact] !== null).map(
      ({ fact, label }) => ({ label, text: site[fact], phone: null, isAddress: false }),
    ),
    ...(others.length > 0
      ? others
      : [{ label: "Other place", text: null, phone: null, isAddress: false }]),
  ];
}
