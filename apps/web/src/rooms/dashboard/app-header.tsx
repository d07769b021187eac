import { Link, NavLink } from "react-router";
import { Wordmark } from "../../design/wordmark";
import styles from "./app-header.module.css";
import { PersonMenu } from "./person-menu";

type AppHeaderProps = {
  /** Purchases to look at; a dot stands at Admin when it is not 0. */
  readonly purchaseCount?: number;
};

/** The bar above every signed-in page: brand, Dashboard, Admin, and the person's own menu. */
export const AppHeader = ({ purchaseCount = 0 }: AppHeaderProps) => (
  <>
    <Link to="/" className={styles.brand} aria-label="Holdfast, home">
      <Wordmark isShort />
    </Link>
    <nav className={styles.links} aria-label="Main">
      <NavLink to="/dashboard" className={styles.link}>
        Dashboard
      </NavLink>
      <NavLink to="/admin" className={styles.link}>
        Admin
        {purchaseCount > 0 && (
          <span className={styles.dot}>
            <span className="only-heard">, new purchases</span>
          </span>
        )}
      </NavLink>
    </nav>
    <PersonMenu />
  </>
);
