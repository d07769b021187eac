import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/buttons/icon";
import { IconButton } from "../../ui/buttons/icon-button";
import { ENDS_WITH_SESSION } from "../../platform/session/session";
import { useCurrentUser } from "../accounts/public";
import styles from "./two-factor-banner.module.css";

/**
 * Asks for a second factor that is safer than a mailbox, for as long as the server says so (specification
 * 2, 'A banner about two-factor authentication'). Can be folded away until the next visit.
 */
export const TwoFactorBanner = () => {
  const user = useCurrentUser();
  const [isFolded, setFolded] = useState(
    () => sessionStorage.getItem(ENDS_WITH_SESSION.bannerFolded) === "yes",
  );
  const isAskedFor = user?.notifications.some(
    ({ type, isDisplay }) => type === "two-factor" && isDisplay,
  );
  if (isAskedFor !== true || isFolded) return null;
  const fold = () => {
    sessionStorage.setItem(ENDS_WITH_SESSION.bannerFolded, "yes");
    setFolded(true);
    // The button that had the focus is gone.
    document.querySelector("main")?.focus();
  };
  return (
    <section className={styles.banner} aria-label="Two-factor authentication">
      <Icon name="policy" />
      <p className={styles.words}>
        Your sign-in codes come by email. Two-factor authentication by SMS or an authenticator app
        keeps your plans safe even if somebody gets into your mailbox.{" "}
        <Link to="/admin/settings">Set it up in Settings</Link>
      </p>
      <IconButton icon="close" label="Hide until my next visit" onPress={fold} />
    </section>
  );
};
