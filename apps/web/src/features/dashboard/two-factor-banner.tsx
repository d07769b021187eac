import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/buttons/icon";
import { IconButton } from "../../ui/buttons/icon-button";
import { ENDS_WITH_SESSION } from "../../platform/session/session";
import { useCurrentUser } from "../accounts/public";
import styles from "./two-factor-banner.module.css";

/**
 * Asks the user to set up a second factor safer than email, while the server's notification says so (specification
 * 2, 'A banner about two-factor authentication'). Can be hidden until the next visit.
 */
export const TwoFactorBanner = () => {
  const user = useCurrentUser();
  const [isHidden, setHidden] = useState(
    () => sessionStorage.getItem(ENDS_WITH_SESSION.bannerFolded) === "yes",
  );
  const isAskedFor = user?.notifications.some(
    ({ type, isDisplay }) => type === "two-factor" && isDisplay,
  );
  if (isAskedFor !== true || isHidden) return null;
  const hide = () => {
    sessionStorage.setItem(ENDS_WITH_SESSION.bannerFolded, "yes");
    setHidden(true);
    // The focused button is removed with the banner.
    document.querySelector("main")?.focus();
  };
  return (
    <section className={styles.banner} aria-label="Two-factor authentication">
      <Icon name="policy" />
      <p className={styles.words}>
        Your login codes are sent by email. Two-factor authentication by SMS or an authenticator app
        keeps your plans safe even if someone gets into your mailbox.{" "}
        <Link to="/admin/settings">Set it up in Settings</Link>
      </p>
      <IconButton icon="close" label="Hide until my next visit" onPress={hide} />
    </section>
  );
};
