import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanAsset } from "@holdfast/contract/plan-content/plan-unit";
import type { Callee, ShortUnit } from "@holdfast/contract/plan-content/short-plan";
import { recoveryTimeText } from "../continuity-plan/recovery-time-text";
import {
  blankColumn,
  fillTable,
  type PrintedColumn,
  PrintedTableView,
} from "../document/printed-table";
import { PhoneText } from "../document/text/contact-text";
import { Steps } from "../event-cards/event-page";
import { CalleeText, Labelled, MarkedText } from "../short-plan/labelled";
import { ShortPage } from "../event-cards/short-page";

interface UnitSheetProps {
  readonly unit: ShortUnit;
  readonly content: PlanContent;
}

/** What a business unit does until it works again, with whom and with what. */
export const UnitSheet = ({ unit, content }: UnitSheetProps) => (
  <ShortPage id="unit" title={unit.name} kind="Business unit" colour="green">
    <div className="hf-sheet-facts">
      <UnitFacts unit={unit} content={content} />
      <Steps title="First steps" steps={stepsOf(unit)} />
    </div>
    <UnitTables unit={unit} content={content} />
  </ShortPage>
);

/** Steps to write, for a unit without any. */
const BLANK_STEPS = 5;

const stepsOf = ({ firstSteps }: ShortUnit): readonly CardText[] =>
  firstSteps.length > 0
    ? firstSteps.map((step) => [{ recorded: step }])
    : Array.from({ length: BLANK_STEPS }, (_, at) => [`${at + 1}. `, { toFillIn: "step" }]);

function UnitFacts({ unit, content }: UnitSheetProps) {
  const { limit, leader, where, isProposed } = unit;
  const { rpoDays = null, dependencies = [] } =
    content.units.find(({ departmentId }) => departmentId === unit.departmentId) ?? {};
  const { mtpd } = content.plan;
  const times = { mtpdDays: mtpd?.days ?? null, mtpdName: mtpd?.name ?? null };
  const namesOf = (isWanted: (kind: string) => boolean) =>
    dependencies
      .filter(({ kind }) => isWanted(kind))
      .map(({ name }) => name)
      .join(", ") || null;
  return (
    <dl className="hf-short-labelled">
      <Labelled label="Back within">{textOf(limit, isProposed)}</Labelled>
      <Labelled label="Data lost at most">
        {rpoDays === null ? null : textOf(recoveryTimeText(rpoDays, times), isProposed)}
      </Labelled>
      <Labelled label="Leads">{leader === null ? null : <CalleeText callee={leader} />}</Labelled>
      <Labelled label="Where">
        {where && textOf([where.text, where.comments].filter(Boolean).join(". "), where.isProposed)}
      </Labelled>
      <Labelled label="At least">{textOf(unit.minimumService)}</Labelled>
      <Labelled label="Without systems">{textOf(unit.workaround)}</Labelled>
      <Labelled label="Depends on">{textOf(namesOf((kind) => kind !== "area"))}</Labelled>
      <Labelled label="Serves">{textOf(namesOf((kind) => kind === "area"))}</Labelled>
    </dl>
  );
}

const textOf = (text: string | null, isProposed = false) =>
  text === null ? null : <MarkedText text={text} isProposed={isProposed} />;

const CALLS: readonly PrintedColumn<Callee>[] = [
  {
    head: "Whom to call",
    width: 60,
    cell: ({ name, isProposed }) => <MarkedText text={name} isProposed={isProposed} />,
  },
  {
    head: "Number",
    width: 25,
    cell: ({ number }) => (
      <strong>
        <PhoneText phone={number ?? ""} />
      </strong>
    ),
  },
  blankColumn("Called at", 15),
];

const { format: quantityText } = new Intl.NumberFormat("en-AU");

const EQUIPMENT: readonly PrintedColumn<PlanAsset>[] = [
  {
    head: "What to bring or order",
    width: 38,
    cell: ({ name, isProposed }) => <MarkedText text={name} isProposed={isProposed} />,
  },
  {
    head: "Quantity",
    width: 14,
    isNumber: true,
    cell: ({ quantity }) => <span className="hf-piece">{quantityText(quantity)}</span>,
  },
  { head: "Comments", width: 33, cell: ({ comments }) => textOf(comments) },
  blankColumn("There at", 15),
];

/** Rows to write on. */
const BLANK_ROWS = 2;

function UnitTables({ unit, content }: UnitSheetProps) {
  const { calls } = unit;
  const assets = content.assets.filter(({ departmentId }) => departmentId === unit.departmentId);
  return (
    <>
      <PrintedTableView
        table={fillTable(
          "Calls",
          { columns: CALLS, limits: { padTo: calls.length + BLANK_ROWS } },
          calls,
        )}
      />
      <PrintedTableView
        table={fillTable(
          "Equipment and systems",
          { columns: EQUIPMENT, limits: { padTo: assets.length + BLANK_ROWS } },
          assets,
        )}
      />
    </>
  );
}
