import { lazy, Suspense, useEffect, useState } from "react";
import { SidebarButton } from "../../ui/layout/sidebar-button";
import { countPageView } from "../../platform/routing/page-views";
import { useSessionExpired } from "../../platform/session/use-session";
import { loadLoginDialog, loadSessionExpiredNotice, readSignInLink } from "../accounts/public";
import { ClosingSection } from "./closing-section";
import { DisruptionsSection } from "./disruptions-section";
import { ExplanationSection } from "./explanation-section";
import { HeroBanner } from "./hero-banner";
import { IntroSection } from "./intro-section";
import { LandingHeader } from "./landing-header";
import styles from "./landing.module.css";
import { ReasonsSection } from "./reasons-section";
import { SiteFooter } from "./site-footer";

/** Loaded on demand: the form, its rules and the component library are larger than this page. */
const LoginDialog = lazy(async () => ({ default: await loadLoginDialog() }));

/** Loaded only after a session has expired. */
const SessionExpiredNotice = lazy(async () => ({ default: await loadSessionExpiredNotice() }));

/** The landing page: what continuity management is, why it matters, and the login button. */
export const LandingScreen = () => {
  const [link, setLink] = useState(readSignInLink);
  const [isLoginOpen, setLoginOpen] = useState(link !== null);
  useEffect(() => {
    document.title = "Holdfast · Business continuity, coached";
    // This page is served without the router, which counts the visits of all other screens.
    countPageView("/");
  }, []);
  const isExpired = useSessionExpired();
  const enter = (
    <SidebarButton
      label="Register / Log in"
      onPress={() => setLoginOpen(true)}
      onPrefetch={() => void loadLoginDialog()}
    />
  );
  return (
    <div className={styles.page}>
      <LandingHeader enter={enter} />
      {isExpired && (
        <Suspense fallback={null}>
          <div className={styles.notice}>
            <SessionExpiredNotice />
          </div>
        </Suspense>
      )}
      <main>
        <HeroBanner enter={enter} />
        <ExplanationSection />
        <ReasonsSection />
        <DisruptionsSection />
        <IntroSection />
        <ClosingSection enter={enter} />
      </main>
      <footer className={styles.ink}>
        <SiteFooter variant="ink" />
      </footer>
      {isLoginOpen && (
        <Suspense fallback={null}>
          <LoginDialog
            start="login"
            link={link}
            onClose={() => {
              setLink(null);
              setLoginOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
