import { lazy, type ReactNode, Suspense, useState } from "react";
import { SidebarButton } from "../../ui/layout/sidebar-button";
import { useSession, useSessionExpired } from "../../platform/session/use-session";
import { loadLoginDialog, loadSessionExpiredNotice, readSignInLink } from "../accounts/public";
import { LandingHeader } from "./landing-header";
import styles from "./landing.module.css";
import { SiteFooter } from "./site-footer";

/** Loaded on demand: the form, its rules and the component library are larger than these pages. */
const LoginDialog = lazy(async () => ({ default: await loadLoginDialog() }));

/** Loaded only after a session has expired. */
const SessionExpiredNotice = lazy(async () => ({ default: await loadSessionExpiredNotice() }));

type PublicFrameProps = {
  /** The page, given the button that opens the login and registration dialog; null when signed in. */
  readonly children: (enter: ReactNode) => ReactNode;
};

/** Header, footer and login dialog of a public page. */
export const PublicFrame = ({ children }: PublicFrameProps) => {
  const [link, setLink] = useState(readSignInLink);
  const [isLoginOpen, setLoginOpen] = useState(link !== null);
  const isExpired = useSessionExpired();
  const session = useSession();
  const enter = session ? null : (
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
      <main>{children(enter)}</main>
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
