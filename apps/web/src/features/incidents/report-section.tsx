import type { Incident } from "@holdfast/contract/incidents/incident";
import {
  downloadIncidentReport,
  listReportParts,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { LogOrder, ReportPart } from "@holdfast/contract/incidents/log-entry";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { deviceTimeZone } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { RadioGroup } from "../../ui/fields/choices/radio-group";
import { Dialog } from "../../ui/overlays/dialog";
import styles from "./incidents.module.css";

type ReportSectionProps = { readonly incident: Incident };

/** Downloads the report as a PDF: in one file, or in parts if the log is long. */
export const ReportSection = ({ incident }: ReportSectionProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onPress={() => setOpen(true)}>
        Report
      </Button>
      <Dialog title="Report" isOpen={isOpen} onClose={() => setOpen(false)} width={500}>
        <ReportForm incident={incident} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

const ORDERS: readonly { readonly id: LogOrder; readonly name: string; readonly note: string }[] = [
  { id: "arrival", name: "By time of arrival", note: "The order that the hashes prove." },
  { id: "event", name: "By time of the event", note: "What people and devices say happened when." },
];

type ReportFormProps = ReportSectionProps & { readonly onClose: () => void };

const ReportForm = ({ incident: { planId, incidentId }, onClose }: ReportFormProps) => {
  const [order, setOrder] = useState<LogOrder>("arrival");
  const params = { planId, incidentId };
  const parts = useRead(
    listReportParts,
    { params, query: { order } },
    { isAlwaysFresh: true, keepsPrevious: true },
  );
  const { download, isRunning } = useDownload("download");
  const downloadPart = (part: number) =>
    void download(() =>
      callEndpoint(downloadIncidentReport, {
        params,
        query: { timeZone: deviceTimeZone(), order, part },
      }),
    );
  return (
    <div className={styles.declare}>
      <RadioGroup
        name="order"
        label="Order of the log"
        choices={ORDERS}
        value={order}
        onChange={setOrder}
      />
      <QueryBoundary queries={[parts]} loading={<Skeleton lines={1} height={40} />}>
        {(listed) => (
          <>
            {listed.length > 1 && (
              <p className={styles.text}>
                The log is long, so the report has {listed.length} parts. The first one has
                everything but the rest of the log.
              </p>
            )}
            <ul className={styles.list} aria-label="Downloads">
              {listed.map((reportPart) => (
                <li key={reportPart.part}>
                  <Button
                    variant={reportPart.part === 1 ? "primary" : "secondary"}
                    icon="download"
                    isPending={isRunning}
                    onPress={() => {
                      downloadPart(reportPart.part);
                      if (listed.length === 1) onClose();
                    }}
                  >
                    {buttonText(reportPart, listed.length)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </div>
  );
};

const buttonText = ({ part, entries }: ReportPart, parts: number) =>
  parts === 1 ? "Download report" : `Download part ${part} (${entries} entries)`;
