import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { useEffect, useState } from "react";
import { readKeptAlerts } from "../../../platform/offline-plan/kept-alerts";
import { Button } from "../../../ui/buttons/button";
import { AccountPageFrame, OutcomePanel } from "../../accounts/public";
import { KeptAlertsSection } from "./kept-alerts-section";

type ShortAlertScreenProps = { readonly token: string };

/** /a/… without a network: leads to its alert, if this browser has opened that before. */
export const ShortAlertScreen = ({ token }: ShortAlertScreenProps) => {
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    const open = async () => {
      const kept = (await readKeptAlerts()).find(({ link }) => link.token === token);
      if (kept) window.location.replace(emailLinkUrl("", "alert", kept.link));
      else setUnknown(true);
    };
    void open();
  }, [token]);
  return (
    <AccountPageFrame title="Your link" variant="outcome">
      {isUnknown ? (
        <>
          <OutcomePanel
            variant="problem"
            title="Holdfast cannot be reached"
            text="This browser has not opened this link before, so it needs a network. Try again, or call the number in the message."
          >
            <Button variant="primary" icon="refresh" onPress={() => window.location.reload()}>
              Try again
            </Button>
          </OutcomePanel>
          <KeptAlertsSection />
        </>
      ) : (
        <h1>Opening your link...</h1>
      )}
    </AccountPageFrame>
  );
};
