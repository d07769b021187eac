import { memo, useMemo } from "react";
import type { RiskCategory } from "@holdfast/contract/library/risk-lookups";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { DataTable } from "../../../ui/table/data-table";
import { IconButton } from "../../../ui/buttons/icon-button";
import { HelpPopover } from "../../../ui/overlays/help-popover";
import type { TableColumn } from "../../../ui/table/table-column";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { ProposedMark } from "../../proposals/public";
import type { Proposals } from "../../proposals/public";
import styles from "./assessment.module.css";
import { isSameCard } from "./assessment-rules";
import type { AssessedCategory, AssessedRisk } from "./assessment-rules";
import { NoneApplyField } from "./none-apply-field";
import { NoYesField } from "./no-yes-field";

/** Callbacks from a card to its screen. Must be referentially stable, since the cards are memoised. */
export type AssessmentCallbacks = {
  readonly answer: (risk: AssessedRisk, isYes: boolean) => void;
  readonly edit: (risk: AssessedRisk) => void;
  readonly read: (risk: AssessedRisk) => void;
  readonly add: (category: RiskCategory) => void;
};

type CategoryCardProps = {
  readonly assessed: AssessedCategory;
  readonly currency: MoneyCurrency;
  readonly mayChange: boolean;
  readonly proposals: Proposals;
  readonly acts: AssessmentCallbacks;
};

/** Above this many risks, the table scrolls in its own window and renders only visible rows (count). */
const MANY = 40;

/** The id of a category's card, which the menu of categories links to. */
export const cardId = ({ riskCategoryId }: RiskCategory) => `category-${riskCategoryId}`;

const CardOfCategory = ({ assessed, currency, mayChange, proposals, acts }: CategoryCardProps) => {
  const { category, risks, selected } = assessed;
  const columns = useMemo(
    () => columnsFor({ currency, mayChange, proposals, acts }),
    [currency, mayChange, proposals, acts],
  );
  return (
    <Card id={cardId(category)}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.count}>
            {selected === 0 ? "No" : selected} <b>{category.name}</b> selected
          </h2>
          <p className={styles.description}>{category.description}</p>
        </div>
        {mayChange && (
          <Button
            icon="add"
            size="small"
            label={`Add new risk to ${category.name}`}
            onPress={() => acts.add(category)}
          >
            Add new
          </Button>
        )}
      </header>
      {selected === 0 && <NoneApplyField category={category} isDisabled={!mayChange} />}
      <div className={styles.risks}>
        <DataTable
          caption={category.name}
          rows={risks}
          isDense
          isVirtual={risks.length > MANY}
          columns={columns}
          rowKey={(risk) => risk.key}
          empty={
            <p className={styles.description}>
              Suggested risks couldn’t be loaded. You can still add your own.
            </p>
          }
        />
      </div>
    </Card>
  );
};

/** A category of the assessment: its risks to answer, and how many are selected. */
export const CategoryCard = memo(
  CardOfCategory,
  (a, b) =>
    a.currency === b.currency &&
    a.mayChange === b.mayChange &&
    a.proposals === b.proposals &&
    a.acts === b.acts &&
    isSameCard(a.assessed, b.assessed),
);

const columnsFor = ({
  currency,
  mayChange,
  proposals,
  acts,
}: Omit<CategoryCardProps, "assessed">): readonly TableColumn<AssessedRisk>[] => [
  {
    id: "risk",
    header: "Risk",
    isName: true,
    cell: ({ name, description, saved }) => (
      <span className={styles.risk}>
        {name}
        {saved && <ProposedMark proposals={proposals} recordId={saved.riskId} name={name} />}
        {description !== null && <HelpPopover about={name}>{description}</HelpPopover>}
      </span>
    ),
  },
  {
    id: "answer",
    header: "No / Yes",
    width: "122px",
    cell: (risk) => (
      <NoYesField
        label={risk.name}
        value={risk.saved !== null}
        onAnswer={(isYes) => acts.answer(risk, isYes)}
        isDisabled={!mayChange}
      />
    ),
  },
  {
    id: "likelihood",
    header: "Likelihood",
    width: "104px",
    cell: ({ saved }) => saved?.likelihoodText,
  },
  {
    id: "cost",
    header: "Loss Value",
    width: "104px",
    isFigure: true,
    cell: ({ saved }) => saved && formatUnits(saved.cost, currency),
  },
  {
    id: "annualised",
    header: "Annualised Value",
    width: "116px",
    isFigure: true,
    cell: ({ saved }) => saved && formatAmount(saved.annualisedValue, currency),
  },
  mayChange
    ? {
        id: "edit",
        header: "Edit",
        width: "64px",
        cell: (risk) => (
          <IconButton
            icon="edit"
            label={`Edit ${risk.name}`}
            isDisabled={risk.saved === null}
            onPress={() => acts.edit(risk)}
          />
        ),
      }
    : {
        id: "read",
        header: "Details",
        width: "64px",
        cell: (risk) =>
          risk.saved && (
            <IconButton
              icon="eye"
              label={`Details of ${risk.name}`}
              onPress={() => acts.read(risk)}
            />
          ),
      },
];
