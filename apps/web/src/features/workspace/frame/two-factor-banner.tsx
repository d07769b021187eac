import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/buttons/icon";
import { focusPageTitle } from "../../../ui/layout/focus-page-title";
import { useCurrentUser } from "../../accounts/public";
import styles from "./two-factor-banner.module.css";

const DAY = 86_400_000;
/** How long 'Later' hides the banner (ms). */
const LATER = 30 * DAY;

const keyOf = (userId: string) => `holdfast.two_factor_later.${userId}`;
const isPostponed = (userId: string) =>
  Date.now() < Number(localStorage.getItem(keyOf(userId)) ?? 0);

type TwoFactorBannerProps = {
  /** Whether there is something to protect yet. */
  readonly hasPlan: boolean;
};

/**
 * Suggests two-factor authentication while the server says so (specification 2, 'A banner about two-factor
 * authentication'), once there is a plan. 'Later' hides it in this browser for 30 days.
 */
export const TwoFactorBanner = ({ hasPlan }: TwoFactorBannerProps) => {
  const user = useCurrentUser();
  const [, setPostponed] = useState(false);
  const isSuggested = user?.notifications.some(
    ({ type, isDisplay }) => type === "two-factor" && isDisplay,
  );
  if (!hasPlan || !user || isSuggested !== true || isPostponed(user.id)) return null;
  const postpone = () => {
    localStorage.setItem(keyOf(user.id), String(Date.now() + LATER));
    setPostponed(true);
    // The button that had the focus is gone.
    focusPageTitle();
  };
  return (
    <section className={styles.banner} aria-label="Two-factor authentication">
      <Icon name="policy" />
      <p className={styles.words}>
        Protect your plans with two-factor authentication.{" "}
        <Link to="/admin/settings">Set it up</Link>
      </p>
      <Button variant="quiet" onPress={postpone}>
        Later
      </Button>
    </section>
  );
};
