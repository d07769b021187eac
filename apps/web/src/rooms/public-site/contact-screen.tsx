import { useEffect } from "react";
import { Link } from "react-router";
import { Wordmark } from "../../design/wordmark";
import styles from "./plain-page.module.css";
import { SiteFooter } from "./site-footer";

/** Where to turn for help. The support desks of each country stand here once they are configured. */
export const ContactScreen = () => {
  useEffect(() => {
    document.title = "Contact us · Holdfast";
  }, []);
  return (
    <>
      <main className={styles.page}>
        <Link to="/" className={styles.brand} aria-label="Holdfast, home">
          <Wordmark />
        </Link>
        <h1>Contact us</h1>
        <p className={styles.words}>
          Your first contact is the insurance broker or partner who gave you your subscription key
          or promo code: they see your organisation in Holdfast and can help you with your plan.
        </p>
        <p className={styles.links}>
          <Link to="/">Home</Link>
          <Link to="/dashboard">Dashboard</Link>
        </p>
      </main>
      <footer>
        <SiteFooter look="page" />
      </footer>
    </>
  );
};
