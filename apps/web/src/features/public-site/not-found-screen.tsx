import { useEffect } from "react";
import { Link } from "react-router";
import { Logo } from "../../ui/layout/logo";
import styles from "./plain-page.module.css";

/** The 404 page for unknown addresses. */
export const NotFoundScreen = () => {
  useEffect(() => {
    document.title = "Page not found · Holdfast";
  }, []);
  return (
    <main className={styles.page}>
      <Logo />
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p className={styles.words}>Check the address, or go to the home page or your dashboard.</p>
      <p className={styles.links}>
        <Link to="/">Home</Link>
        <Link to="/dashboard">Dashboard</Link>
      </p>
    </main>
  );
};
