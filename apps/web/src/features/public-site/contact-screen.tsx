import { useEffect, useState } from "react";
import { Link } from "../../ui/layout/link";
import { Logo } from "../../ui/layout/logo";
import styles from "./contact.module.css";
import { readSiteFacts } from "../../platform/site/read-site-facts";
import { SiteFooter } from "./site-footer";
import { SocialLinkList } from "./social-link-list";

/** /contact-us: support desks, the operator of this installation, and the privacy contact. */
export const ContactScreen = () => {
  const [{ operator, privacy, support, social }] = useState(readSiteFacts);
  useEffect(() => {
    document.title = "Contact us · Holdfast";
  }, []);
  return (
    <>
      <main className={styles.page}>
        <Link to="/" className={styles.brand} aria-label="Holdfast, home">
          <Logo />
        </Link>
        <h1>Contact us</h1>
        <p className={styles.words}>
          Your first contact is the insurance broker or partner who gave you your subscription key
          or promo code. They can see your organisation in Holdfast and help you with your plan.
        </p>
        {support.length > 0 && (
          <section>
            <h2>Support</h2>
            <ul className={styles.desks}>
              {support.map(({ region, email, phone, hours }) => (
                <li key={region} className={styles.desk}>
                  <h3>{region}</h3>
                  <MailLink email={email} />
                  {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
                  {hours !== null && <span className={styles.hours}>{hours}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.pair}>
          <div className={styles.desk}>
            <h2>Who runs this service</h2>
            <span>{operator.name}</span>
            {operator.address !== null && <span>{operator.address}</span>}
            <MailLink email={operator.email} />
          </div>
          <div className={styles.desk}>
            <h2>Your personal information</h2>
            <span>{privacy.name}</span>
            <MailLink email={privacy.email} />
          </div>
        </section>
        {social.length > 0 && (
          <section>
            <h2>Follow us</h2>
            <ul className={styles.social}>
              <SocialLinkList links={social} />
            </ul>
          </section>
        )}
        <p className={styles.ways}>
          <Link to="/">Home</Link>
          <Link to="/dashboard">Dashboard</Link>
        </p>
      </main>
      <footer>
        <SiteFooter variant="page" />
      </footer>
    </>
  );
};

const MailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>;
