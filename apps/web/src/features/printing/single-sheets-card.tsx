import { downloadPlanDocument } from "@holdfast/contract/printing/document-endpoints";
import {
  listSingleSheets,
  SHEET_PURPOSES,
  type SheetPurpose,
  type SingleSheet,
} from "@holdfast/contract/printing/single-sheet";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useRead } from "../../platform/api/use-endpoint";
import { useToday } from "../../platform/format/use-today";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import styles from "./single-sheets-card.module.css";

type SingleSheetsCardProps = {
  readonly planId: string;
};

const PURPOSES: Readonly<Record<SheetPurpose, string>> = {
  wall: "For the wall",
  wallet: "For the wallet",
  day: "For the day",
  event: "For each event",
  unit: "For each business unit",
  team: "For each team",
  form: "To write on",
};

/** More sheets of one purpose are folded. */
const FEW = 4;

/** The parts of the plan that are printed by themselves, by what they are for. */
export const SingleSheetsCard = ({ planId }: SingleSheetsCardProps) => {
  const read = useRead(listSingleSheets, { params: { planId } }, { isAlwaysFresh: true });
  return (
    <Card title="Single sheets">
      <p>Parts of the plan, each as its own PDF: to hang up, hand out or copy.</p>
      <QueryBoundary
        queries={[read]}
        loading={<Skeleton lines={7} height={280} label="Loading the sheets..." />}
      >
        {(sheets) => (
          <dl className={styles.purposes}>
            {SHEET_PURPOSES.map((purpose) => (
              <Purpose
                key={purpose}
                name={PURPOSES[purpose]}
                planId={planId}
                sheets={sheets.filter((sheet) => sheet.purpose === purpose)}
              />
            ))}
          </dl>
        )}
      </QueryBoundary>
    </Card>
  );
};

type PurposeProps = {
  readonly name: string;
  readonly planId: string;
  readonly sheets: readonly SingleSheet[];
};

const Purpose = ({ name, planId, sheets }: PurposeProps) => {
  const list = (
    <ul className={styles.sheets}>
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <SheetButton planId={planId} sheet={sheet} />
        </li>
      ))}
    </ul>
  );
  return sheets.length === 0 ? null : (
    <div>
      <dt>{name}</dt>
      <dd>
        {sheets.length <= FEW ? (
          list
        ) : (
          <details>
            <summary>
              {sheets.length} sheets: {sheets[0]?.title}, {sheets[1]?.title} and others
            </summary>
            {list}
          </details>
        )}
      </dd>
    </div>
  );
};

const SheetButton = ({
  planId,
  sheet,
}: {
  readonly planId: string;
  readonly sheet: SingleSheet;
}) => {
  const today = useToday();
  const { isRunning, download } = useDownload("download");
  return (
    <Button
      variant="quiet"
      icon="download"
      label={`Download ${sheet.title}`}
      isPending={isRunning}
      onPress={() =>
        void download(() =>
          callEndpoint(downloadPlanDocument, {
            params: { planId },
            query: { today, part: sheet.id },
          }),
        )
      }
    >
      {sheet.title}
    </Button>
  );
};
