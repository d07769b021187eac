import { titleOf } from "@holdfast/contract/incidents/incident-words-rules";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { useEffect, useState } from "react";
import { CallError } from "../../../platform/api/call-error";
import { type KeptAlert, readKeptAlerts } from "../../../platform/offline-plan/kept-alerts";
import { isOver, readLinkedAlert } from "./read-linked-alert";
import { deleteLinkData, useLinkQueue } from "./use-link-queue";
import styles from "../incidents.module.css";

type KeptAlertsSectionProps = {
  /** The id of the link that is open. */
  readonly openId?: string | undefined;
};

/** The other alerts that this browser keeps. What waits for them is sent, and those that have ended are deleted. */
export const KeptAlertsSection = ({ openId }: KeptAlertsSectionProps) => {
  const [kept, setKept] = useState<readonly KeptAlert[]>([]);
  useEffect(() => {
    void readKeptAlerts().then((all) => setKept(all.filter(({ link }) => link.id !== openId)));
  }, [openId]);
  if (kept.length === 0) return null;
  return (
    <section className={styles.work} aria-labelledby="kept">
      <h2 id="kept">Your other alerts</h2>
      <ul className={styles.list} aria-label="Your other alerts">
        {kept.map((one) => (
          <KeptAlertRow
            key={one.link.id}
            kept={one}
            onDeleted={() => setKept((all) => all.filter((other) => other !== one))}
          />
        ))}
      </ul>
    </section>
  );
};

const nothing = () => Promise.resolve();

type KeptAlertRowProps = { readonly kept: KeptAlert; readonly onDeleted: () => void };

const KeptAlertRow = ({ kept: { link, alert }, onDeleted }: KeptAlertRowProps) => {
  const { id, token } = link;
  const { waiting } = useLinkQueue(link, nothing);
  const [isDone, setDone] = useState(false);
  const count = waiting.length;
  useEffect(() => {
    readLinkedAlert({ id, token }).catch((error: unknown) =>
      setDone(error instanceof CallError && isOver(error)),
    );
  }, [id, token]);
  useEffect(() => {
    if (!isDone || count > 0) return;
    void deleteLinkData(id).then(onDeleted);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when nothing waits any more
  }, [isDone, count]);
  return (
    <li>
      <a href={emailLinkUrl("", "alert", link)}>
        {titleOf(alert)}, {alert.organisationName}
      </a>{" "}
      {count > 0 && <span className={styles.aside}>{count} not sent</span>}
    </li>
  );
};
