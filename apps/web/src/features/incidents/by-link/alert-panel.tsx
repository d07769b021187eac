import { ToastRegion } from "../../../ui/feedback/toast-region";
import { AlertSection } from "./alert-section";
import { EndedPanel } from "./ended-panel";
import { KeptAlertsSection } from "./kept-alerts-section";
import type { OpenedAlert } from "./read-linked-alert";
import { useLinkedAlert } from "./use-linked-alert";
import styles from "../incidents.module.css";

type AlertPanelProps = { readonly opened: OpenedAlert };

/** The alert of a link until its incident ends, and what this browser keeps of it. */
export const AlertPanel = ({ opened }: AlertPanelProps) => {
  const { link } = opened;
  const { alert, ended, state, refresh, worksOffline } = useLinkedAlert(opened);
  if (ended !== undefined) return <EndedPanel link={link} ended={ended} />;
  return (
    <>
      <AlertSection link={link} alert={alert} read={state} onSent={refresh} />
      <ToastRegion />
      <KeptAlertsSection openId={link.id} />
      <p className={styles.aside}>
        {worksOffline
          ? "This page also opens without a network."
          : "This browser cannot open this page without a network, so leave it open."}{" "}
        What it stores is encrypted with a key of this browser, and deleted after the incident.
        There is no PIN: this protects against copying, not against someone who uses this phone.
      </p>
    </>
  );
};
