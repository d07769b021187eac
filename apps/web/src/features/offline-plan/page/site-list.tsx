import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { CallLink } from "./contact-list";
import { mapLinkTo } from "./map-link-rules";
import styles from "./page.module.css";

/** Shows the business location with what the plan says about it, and the recovery sites. */
export const SiteList = ({ sites }: { readonly sites: OfflinePlan["sites"] }) => (
  <>
    <h2>Sites</h2>
    <ul className={styles.sites} aria-label="Sites">
      {sites.map(({ name, about, address, phone, details }) => (
        <li key={`${about} ${name} ${address}`}>
          <h3>{name}</h3>
          <p className={styles.aside}>{about}</p>
          <p>{address}</p>
          <p className={styles.calls}>
            {address !== "" && (
              <a href={mapLinkTo(address, navigator.userAgent)} aria-label={`Map of ${name}`}>
                Map
              </a>
            )}
            {phone !== "" && <CallLink number={phone} name={name} />}
          </p>
          {details.length > 0 && (
            <dl>
              {details.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  </>
);
