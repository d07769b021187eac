import { lazy, Suspense, useEffect, useState } from "react";
import { countPageView } from "../../platform/page-views";
import { ClosingCall } from "./closing-call";
import { DisruptionsCarousel } from "./disruptions-carousel";
import { Explanation } from "./explanation";
import { Hero } from "./hero";
import { IntroVideo } from "./intro-video";
import { LandingHeader } from "./landing-header";
import styles from "./landing.module.css";
import { Reasons } from "./reasons";
import { SiteFooter } from "./site-footer";

const loadLogin = async () => ({ default: (await import("../accounts/login-modal")).LoginModal });
/** Fetched when somebody reaches for the button: the form, its rules and the kit weigh more than this page. */
const LoginModal = lazy(loadLogin);

/** The first thing seen: what continuity management is, why it matters, and the way in. */
export const LandingScreen = () => {
  const [isLoginOpen, setLoginOpen] = useState(false);
  useEffect(() => {
    document.title = "Holdfast · Business continuity, coached";
    // Served without the router, which counts the visits of all other screens.
    countPageView("/");
  }, []);
  const entry = {
    onEnter: () => setLoginOpen(true),
    onReach: () => void loadLogin(),
  };
  return (
    <div className={styles.page}>
      <LandingHeader {...entry} />
      <main>
        <Hero {...entry} />
        <Explanation />
        <Reasons />
        <DisruptionsCarousel />
        <IntroVideo />
        <ClosingCall {...entry} />
      </main>
      <footer className={styles.ink}>
        <SiteFooter look="ink" />
      </footer>
      {isLoginOpen && (
        <Suspense fallback={null}>
          <LoginModal start="login" onClose={() => setLoginOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
