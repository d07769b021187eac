import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { whenIdle } from "../../ui/loading/when-idle";
import { SidebarButton } from "../../ui/layout/navigation/sidebar-button";
import { useHydrated } from "../../platform/site/use-hydrated";
import { useSession, useSessionExpired } from "../../platform/session/use-session";
import { readSignInLink } from "../../platform/session/sign-in-link";
import { LandingHeader } from "./landing/landing-header";
import styles from "./landing/landing.module.css";
import { SiteFooter } from "./site-footer";

const loadLoginDialog = async () => {
  const { loadLoginDialog: load } = await import("../accounts/public");
  return { default: await load() };
};

/** Loaded on demand: the form, its rules and the component library are larger than these pages. */
const LoginDialog = lazy(loadLoginDialog);

/** Loaded only after a session has expired. */
const SessionExpiredNotice = lazy(async () => ({
  default: (await import("../accounts/public")).SessionExpiredNotice,
}));

type PublicFrameProps = {
  /** The page, given the button that opens the login and registration dialog; null when signed in. */
  readonly children: (enter: ReactNode) => ReactNode;
};

/** Header, footer and login dialog of a public page. */
export const PublicFrame = ({ children }: PublicFrameProps) => {
  const isHydrated = useHydrated();
  const arrived = useMemo(() => (isHydrated ? readSignInLink() : null), [isHydrated]);
  const [opened, setOpened] = useState<"by link" | "by button" | "no longer">("by link");
  const link = opened === "by link" ? arrived : null;
  const isLoginOpen = opened === "by button" || link !== null;
  const isExpired = useSessionExpired();
  const session = useSession();
  // Most visitors log in; the pages behind the login start with the same scripts.
  useEffect(() => {
    if (!session) whenIdle(loadLoginDialog);
  }, [session]);
  const enter = session ? null : (
    <SidebarButton
      label="Register / Log in"
      onPress={() => setOpened("by button")}
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
      <main>{children(enter)}</main>
      <footer className={styles.ink}>
        <SiteFooter variant="ink" />
      </footer>
      {isLoginOpen && (
        <Suspense fallback={null}>
          <LoginDialog start="login" link={link} onClose={() => setOpened("no longer")} />
        </Suspense>
      )}
    </div>
  );
};
