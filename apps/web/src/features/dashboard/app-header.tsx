import { Link, NavLink } from "react-router";
import { Logo } from "../../ui/layout/logo";
import { useCurrentUser } from "../accounts/public";
import styles from "./app-header.module.css";
import { PersonMenu } from "./person-menu";

/** The bar above every signed-in page: brand, Dashboard, Admin, and the person's own menu. */
export const AppHeader = () => {
  const purchaseCount = useCurrentUser()?.purchaseCount ?? 0;
  return (
    <>
      <Link to="/" className={styles.brand} aria-label="Holdfast, home">
        <Logo isShort />
      </Link>
      <nav className={styles.links} aria-label="Main">
        <NavLink to="/dashboard" className={styles.link}>
          Dashboard
        </NavLink>
        <NavLink to="/admin" className={styles.link}>
          Admin
          {purchaseCount > 0 && <PurchaseDot count={purchaseCount} />}
        </NavLink>
      </nav>
      <PersonMenu />
    </>
  );
};

/** Keys that were bought and open no plan yet: a dot to see, the number to hear. */
const PurchaseDot = ({ count }: { readonly count: number }) => {
  const words = count === 1 ? "1 key not used yet" : `${count} keys not used yet`;
  return (
    <span className={styles.dot} title={words}>
      <span className="only-heard">({words})</span>
    </span>
  );
};
