import type { Incident } from "@holdfast/contract/incidents/incident";
import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import { Alert } from "../../../ui/feedback/alert";

type SafetyBannerProps = { readonly incident: Pick<Incident, "safetyCheck" | "status"> };

/** Names the people who need help, above all tabs, until the incident is closed. */
export const SafetyBanner = ({ incident: { safetyCheck, status } }: SafetyBannerProps) => {
  if (safetyCheck === null || safetyCheck.needHelp === 0 || status === "closed") return null;
  const { needHelp, helpNames } = safetyCheck;
  const unnamed = Array.from({ length: needHelp - helpNames.length }, () => "");
  return (
    <Alert
      variant="problem"
      title={`${needHelp === 1 ? "Needs" : "Need"} help: ${namesText([...helpNames, ...unnamed])}`}
    >
      Where, and a button to call, are under Safety check.
    </Alert>
  );
};
