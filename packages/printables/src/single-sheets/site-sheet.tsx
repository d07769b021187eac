import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { shortPlanOf } from "@holdfast/content/short-plan/short-plan";
import { FactRows } from "../event-cards/fact-rows";
import { FloorPlan } from "../short-plan/floor-plan";
import { PlacesSection } from "../short-plan/places-section";
import { ShortPage } from "../event-cards/short-page";
import { sheetFacts } from "./first-facts";

const ON_SITE = ["emergencyNumber", "contactNumber", "leader", "nextInLine", "electricityFaults"];

/** What a person who comes to help needs to know of the site. */
export const SiteSheet = ({ content }: { readonly content: PlanContent }) => (
  <ShortPage
    id="site-sheet"
    title="Site sheet"
    kind="For wardens and emergency services"
    colour="red"
    denser="hf-sheet-close hf-short-page--dense hf-short-page--denser"
  >
    <div className="hf-sheet-facts">
      <p className="hf-short-lead">Give a copy to the officer in charge.</p>
      <FactRows facts={sheetFacts(content, ON_SITE)} />
      <h3>The site</h3>
      <PlacesSection places={shortPlanOf(content).places} />
      <FloorPlan url={content.site.floorPlanUrl} />
    </div>
  </ShortPage>
);
