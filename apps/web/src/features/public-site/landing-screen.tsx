import { LANDING_PAGE } from "@holdfast/contract/public-site/public-pages";
import { useEffect } from "react";
import { idleComponent } from "../../platform/routing/idle-component";
import { countPageView } from "../../platform/routing/page-views";
import { StagedParts } from "../../ui/loading/staged-parts";
import { ClosingSection } from "./closing-section";
import { DisruptionsSection } from "./disruptions-section";
import { ExplanationSection } from "./explanation-section";
import { HeroBanner } from "./hero-banner";
import { IntroSection } from "./intro-section";
import { PublicFrame } from "./public-frame";
import { ReasonsSection } from "./reasons-section";

/** Loaded late: the page is complete without it. */
const NewsSection = idleComponent(async () => (await import("./news-section")).NewsSection);

/** The landing page: what continuity management is, why it matters, and the login button. */
export const LandingScreen = () => {
  useEffect(() => {
    document.title = LANDING_PAGE.title;
    // This page is served without the router, which counts the visits of all other screens.
    countPageView("/");
  }, []);
  return (
    <PublicFrame>
      {(enter) => (
        <>
          <HeroBanner enter={enter} />
          <ExplanationSection />
          <StagedParts>
            <ReasonsSection />
            <DisruptionsSection />
            <IntroSection />
            <NewsSection />
            <ClosingSection enter={enter} />
          </StagedParts>
        </>
      )}
    </PublicFrame>
  );
};
