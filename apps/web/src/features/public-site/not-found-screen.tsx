import { useEffect } from "react";
import { Link } from "react-router";
import { Logo } from "../../ui/layout/logo";
import styles from "./plain-page.module.css";

/** Any address that is none of ours. */
export const NotFoundScreen = () => {
  useEffect(() => {
    document.title = "Page not found · Holdfast";
  }, []);
  return (
    <main className={styles.page}>
      <Logo />
      <p className={styles.code}>404</p>
      <h1>This page is not here.</h1>
      <p className={styles.words}>
        The address may be mistyped, or the page has moved. Nothing of yours is lost.
      </p>
      <p className={styles.links}>
        <Link to="/">Home</Link>
        <Link to="/dashboard">Dashboard</Link>
      </p>
    </main>
  );
};
