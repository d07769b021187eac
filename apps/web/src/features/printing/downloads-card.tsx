import {
  downloadFoldOut,
  downloadPlanDocument,
} from "@holdfast/contract/printing/document-endpoints";
import type { PlanKind } from "@holdfast/contract/plan-content/plan-version";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useToday } from "../../platform/format/use-today";
import { LastCopyNotice } from "./last-copy-notice";
import styles from "./downloads-card.module.css";

type DownloadsCardProps = {
  readonly planId: string;
  /** Called after a plan was downloaded. */
  readonly onDownloaded: () => void;
};

/** The short plan first, for the day, as a PDF and as a file for phones; then the full plan. */
export const DownloadsCard = ({ planId, onDownloaded }: DownloadsCardProps) => {
  const today = useToday();
  const short = useDownload("download");
  const phone = useDownload("download");
  const full = useDownload("download");
  const [failed, setFailed] = useState<PlanKind>();
  const print = async (query: { readonly kind?: "short" }) => {
    setFailed(undefined);
    const file = await callEndpoint(downloadPlanDocument, {
      params: { planId },
      query: { today, ...query },
    }).catch((error: unknown) => {
      setFailed(query.kind ?? "full");
      throw error;
    });
    // The file is here; whether its download could be recorded does not matter to its reader.
    onDownloaded();
    return file;
  };
  const foldOut = async () => {
    const file = await callEndpoint(downloadFoldOut, { params: { planId }, query: { today } });
    onDownloaded();
    return file;
  };
  return (
    <Card>
      <div className={styles.kinds}>
        <div>
          <h2>Short plan</h2>
          <p>
            For the day itself: what to do in the likeliest events, whom to call, and what comes
            back first. Print it first, and keep a copy at home. The file for phones opens without a
            network; it is not encrypted.
          </p>
          <Button
            variant="primary"
            icon="download"
            isPending={short.isRunning}
            onPress={() => void short.download(() => print({ kind: "short" }))}
          >
            Download short plan
          </Button>
          <Button
            icon="download"
            isPending={phone.isRunning}
            onPress={() => void phone.download(foldOut)}
          >
            Download for phones
          </Button>
          {failed === "short" && <LastCopyNotice planId={planId} kind={failed} />}
        </div>
        <div>
          <h2>Full plan</h2>
          <p>
            For reading, and for insurers and auditors: everything that is recorded, in sections A
            to G and appendices.
          </p>
          <Button
            icon="download"
            isPending={full.isRunning}
            onPress={() => void full.download(() => print({}))}
          >
            Download
          </Button>
          {failed === "full" && <LastCopyNotice planId={planId} kind={failed} />}
        </div>
      </div>
    </Card>
  );
};
