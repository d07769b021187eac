import { addressText } from "@holdfast/content/plan-text/plan-lookups";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { RecordedText } from "../document/text/recorded-text";
import { Labelled, NamedNumber } from "./labelled";

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

/** The site with its meeting point and shut-offs, and where else the business can work. */
export const PlacesSection = ({ content }: { readonly content: PlanContent }) => {
  const { site, location, recoverySites, otherLocations } = content;
  const places = [...recoverySites, ...otherLocations];
  return (
    <>
      <dl className="hf-short-labelled">
        <Labelled label="Address">
          <RecordedText text={addressText(location)} />
        </Labelled>
        {SITE_FACTS.filter(({ fact, isFew }) => !isFew || site[fact] !== null).map(
          ({ fact, label }) => (
            <Labelled key={fact} label={label}>
              {site[fact] === null ? null : <RecordedText text={site[fact]} />}
            </Labelled>
          ),
        )}
        {places.map((place) => (
          <Labelled key={place.name} label="Other place">
            <NamedNumber name={`${place.name}, ${addressText(place)}`} number={place.phone} />
          </Labelled>
        ))}
        {places.length === 0 ? <Labelled label="Other place">{null}</Labelled> : null}
      </dl>
      {site.floorPlanUrl?.startsWith("data:image/") === true ? (
        <figure className="hf-floor-plan">
          <img src={site.floorPlanUrl} alt="Floor plan of the site" />
          <figcaption>Floor plan</figcaption>
        </figure>
      ) : null}
    </>
  );
};
