import { CONTACT_PAGE } from "@holdfast/contract/public-site/public-pages";
import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_CONTACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import { useEffect } from "react";
import { useSiteFacts } from "../../platform/site/use-site-facts";
import styles from "./contact.module.css";
import landing from "./landing/landing.module.css";
import { PublicFrame } from "./public-frame";
import { SocialLinkList } from "./social-link-list";

/** /contact-us: support desks, the operator of this installation, and the privacy contact. */
export const ContactScreen = () => {
  const site = useSiteFacts();
  useEffect(() => {
    document.title = CONTACT_PAGE.title;
  }, []);
  return (
    <PublicFrame>
      {() => (
        <div className={`${landing.section} ${styles.page}`}>
          <div className={styles.intro}>
            <h1>Contact us</h1>
            <p className={styles.words}>
              Your first contact is the insurance broker or partner who gave you your subscription
              key or promo code. They can see your organisation in Holdfast and help you with your
              plan.
            </p>
          </div>
          {site ? <SiteContacts {...site} /> : <noscript id={SITE_CONTACTS_ELEMENT} />}
        </div>
      )}
    </PublicFrame>
  );
};

const SiteContacts = ({ operator, privacy, support, social }: SiteFacts) => (
  <>
    {support.length > 0 && (
      <section aria-labelledby="support">
        <h2 id="support">Support</h2>
        <ul className={styles.desks}>
          {support.map(({ region, email, phone, hours }) => (
            <li key={region} className={styles.card}>
              <h3>{region}</h3>
              <MailLink email={email} />
              {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
              {hours !== null && <span className={styles.hours}>{hours}</span>}
            </li>
          ))}
        </ul>
      </section>
    )}
    <div className={styles.desks}>
      <section className={styles.desk}>
        <h2>Who runs this service</h2>
        <span>{operator.name}</span>
        {operator.address !== null && <span>{operator.address}</span>}
        <MailLink email={operator.email} />
      </section>
      <section className={styles.desk}>
        <h2>Your personal information</h2>
        <span>{privacy.name}</span>
        <MailLink email={privacy.email} />
      </section>
      {social.length > 0 && (
        <section className={styles.desk}>
          <h2>Follow us</h2>
          <ul className={styles.social}>
            <SocialLinkList links={social} />
          </ul>
        </section>
      )}
    </div>
  </>
);

const MailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>;
