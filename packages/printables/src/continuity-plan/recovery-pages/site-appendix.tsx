import { wildfireWord } from "@holdfast/content/countries/country-words";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { FactLines } from "../unit-pages/fact-lines";
import { hasSiteSheet } from "./recovery-appendices-rules";

/** What a responder needs to know of the premises, and the floor plan; nothing if nothing of it is recorded. */
export function SiteAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const { site, plan } = data;
  if (!hasSiteSheet(data)) return null;
  return (
    <section className="hf-sheet hf-sheet--joined hf-appendix hf-day">
      <AppendixHead entry={APPENDICES.site} />
      <p className="hf-lead">
        For wardens and for the emergency services. Give a copy to the officer in charge.
      </p>
      <FactLines
        facts={[
          { label: "Address", text: plan.location.address || plan.location.name },
          { label: "Assembly point", text: site.assemblyPoint },
          { label: "Exit routes", text: site.exitRoutes },
          { label: "Gas, water, power off", text: site.shutOffs },
          { label: "Alarm panel", text: site.alarmPanel },
          { label: "Key holders", text: site.keyHolders },
          { label: "Emergency kit", text: site.emergencyKit },
          { label: "Defibrillator", text: site.defibrillator },
          ...[
            {
              label: `Safer location in a ${wildfireWord(plan.location.country)}`,
              text: site.saferPlace,
            },
            { label: "High ground", text: site.highGround },
          ].filter(({ text }) => text !== ""),
        ]}
      />
      {site.floorPlanUrl?.startsWith("data:image/") ? (
        <figure className="hf-figure hf-floor-plan">
          <img src={site.floorPlanUrl} alt={`Floor plan of ${plan.location.name}`} />
          <figcaption>Floor plan of {plan.location.name}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}
