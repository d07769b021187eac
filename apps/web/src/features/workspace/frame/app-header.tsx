import type { ReactNode } from "react";
import { Link } from "react-router";
import { NavLink } from "../../../ui/layout/navigation/nav-link";
import { Logo } from "../../../ui/layout/logo";
import { addressOfNewRecord } from "../../../platform/routing/linked-record";
import { Icon } from "../../../ui/buttons/icon";
import { useCurrentUser } from "../../accounts/public";
import styles from "./app-header.module.css";
import { UserMenu } from "./user-menu";

type AppHeaderProps = {
  /** The search, where there is an organisation to search. */
  readonly search?: ReactNode;
  /** The person can declare an incident on the current plan; the dialog names it. */
  readonly canDeclare?: boolean;
};

/** The bar above every signed-in page: brand, search, Dashboard, Admin and the user menu. */
export const AppHeader = ({ search, canDeclare }: AppHeaderProps) => {
  const purchaseCount = useCurrentUser()?.purchaseCount ?? 0;
  return (
    <>
      <Link to="/" className={styles.brand} aria-label="Holdfast, home">
        <Logo isCompact />
      </Link>
      {search}
      <nav className={styles.links} aria-label="Main">
        {canDeclare && (
          <Link to={addressOfNewRecord("/dashboard/incidents")} className={styles.declare}>
            <Icon name="alert" size={18} />
            <span className={styles.declareText}>Declare an incident</span>
          </Link>
        )}
        <NavLink to="/dashboard" className={styles.link}>
          Dashboard
        </NavLink>
        <NavLink to="/admin" className={styles.link}>
          Admin
          {purchaseCount > 0 && <PurchaseDot count={purchaseCount} />}
        </NavLink>
      </nav>
      <UserMenu />
    </>
  );
};

/** Unused subscription keys: a dot, with the number for screen readers. */
const PurchaseDot = ({ count }: { readonly count: number }) => {
  const label = count === 1 ? "1 unused key" : `${count} unused keys`;
  return (
    <span className={styles.dot} title={label}>
      <span className="visually-hidden">({label})</span>
    </span>
  );
};
