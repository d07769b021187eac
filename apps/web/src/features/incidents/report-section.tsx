import { deviceTimeZone } from "../../platform/format/date-format";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { downloadIncidentReport } from "@holdfast/contract/incidents/incident-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { Button } from "../../ui/buttons/button";

type ReportSectionProps = { readonly incident: Incident };

/** Downloads the review and the log as a PDF, in the time zone of this device. */
export const ReportSection = ({ incident: { planId, incidentId } }: ReportSectionProps) => {
  const { download, isRunning } = useDownload("download");
  return (
    <Button
      icon="download"
      isPending={isRunning}
      onPress={() =>
        void download(() =>
          callEndpoint(downloadIncidentReport, {
            params: { planId, incidentId },
            query: { timeZone: deviceTimeZone() },
          }),
        )
      }
    >
      Download report
    </Button>
  );
};
