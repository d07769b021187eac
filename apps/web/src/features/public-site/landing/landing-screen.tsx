import { LANDING_PAGE } from "@holdfast/contract/public-site/public-pages";
import { useEffect } from "react";
import { ClosingSection } from "./closing-section";
import { DisruptionsSection } from "./disruptions-section";
import { ExplanationSection } from "./explanation-section";
import { HeroBanner } from "./hero-banner";
import { IntroSection } from "./intro-section";
import { PublicFrame } from "../public-frame";
import { ReasonsSection } from "./reasons-section";
import { NewsSection } from "./news-section";

/** The landing page: what continuity management is, why it matters, and the login button. */
export const LandingScreen = () => {
  useEffect(() => {
    document.title = LANDING_PAGE.title;
  }, []);
  return (
    <PublicFrame>
      {(enter) => (
        <>
          <HeroBanner enter={enter} />
          <ExplanationSection />
          <ReasonsSection />
          <DisruptionsSection />
          <IntroSection />
          <NewsSection />
          <ClosingSection enter={enter} />
        </>
      )}
    </PublicFrame>
  );
};
