import { useEffect, useMemo, useState } from "react";
import { listRiskCategories, listRiskPresets } from "@holdfast/contract/library/risk-lookups";
import type { RiskCategory, RiskPreset } from "@holdfast/contract/library/risk-lookups";
import { lookedAtCategories } from "@holdfast/contract/plans/plan-completion-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { DELETE_ASSESSED_RISK_QUESTION } from "@holdfast/contract/risks/register/risk-endpoints";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { StagedParts } from "../../../ui/loading/staged-parts";
import { can } from "../../../platform/session/can";
import { useRead } from "../../../platform/api/use-endpoint";
import { usePlan } from "../../workspace/public";
import { SuggestionsSection } from "../../industries/public";
import { useProposals } from "../../proposals/public";
import { RiskDialog } from "../risk-form/lazy-risk-dialog";
import type { OpenRisk } from "../risk-form/risk-dialog";
import { useRiskChoices } from "../risk-form/use-risk-choices";
import { useRisks } from "../use-risks";
import { useRuledOutCategories } from "../use-ruled-out-categories";
import { AssessmentHelpPanel } from "./assessment-help-panel";
import { AssessmentLoading } from "./assessment-loading";
import { assessedCategories } from "./assessment-rules";
import { CategoriesMenu } from "./categories-menu";
import { CategoryCard } from "./category-card";
import type { AssessmentCallbacks } from "./category-card";
import { SuggestedRisksCard } from "../suggested-risks-card";

const DELETION = { question: DELETE_ASSESSED_RISK_QUESTION, yes: "Yes", no: "No" };

/** Reads the presets, falling back to none on failure, so that custom risks can still be saved. */
const useRiskPresets = () => {
  const presets = useRead(listRiskPresets, {});
  const { data, error, refetch, isFetching } = presets;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- specification 8: preset loading failures are only logged
    if (error) console.warn("Loading the risk presets failed.", error);
  }, [error]);
  return { data: data ?? (error ? NO_PRESETS : undefined), error: null, refetch, isFetching };
};
const NO_PRESETS: readonly RiskPreset[] = [];

/** /dashboard/risk/assessment: which risks the location has, how likely and how costly they are. */
export const AssessmentScreen = () => {
  const plan = usePlan();
  const risks = useRisks();
  const presets = useRiskPresets();
  const categories = useRead(listRiskCategories, {});
  const ruledOut = useRuledOutCategories();
  const choices = useRiskChoices(plan.organisationId);
  const [open, setOpen] = useState<OpenRisk | null>(null);
  return (
    <PageFrame
      title="Risk Assessment"
      purpose={`What could stop ${plan.branch.name}, how often, and what it would cost.${can(plan, "change") ? " Answer Yes to each risk that applies to you." : ""}`}
      help={<AssessmentHelpPanel currency={plan.currency} />}
      helpTitle="How to assess a risk"
      previous={{ to: "/dashboard/risk/exposures", label: "Exposures" }}
      next={{ to: "/dashboard/risk/register", label: "Risk Register" }}
    >
      <QueryBoundary
        queries={[categories, presets, risks, choices, ruledOut]}
        loading={<AssessmentLoading />}
      >
        {(listed, offered, saved, choose, none) => (
          <>
            <SuggestionsSection>
              <SuggestedRisksCard risks={saved} choices={choose} deletion={DELETION} />
            </SuggestionsSection>
            <AssessedCategories
              categories={listed}
              presets={offered}
              risks={saved}
              ruledOut={none}
              onOpen={setOpen}
            />
            {open && (
              <RiskDialog
                open={open}
                plan={plan}
                choices={choose}
                deletion={DELETION}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

type AssessedCategoriesProps = {
  readonly categories: readonly RiskCategory[];
  readonly presets: readonly RiskPreset[];
  readonly risks: readonly Risk[];
  /** Ids of the categories of which none applies. */
  readonly ruledOut: readonly number[];
  readonly onOpen: (open: OpenRisk) => void;
};

const AssessedCategories = (props: AssessedCategoriesProps) => {
  const { categories, presets, risks, ruledOut, onOpen } = props;
  const plan = usePlan();
  const assessed = useMemo(
    () => assessedCategories(categories, presets, risks),
    [categories, presets, risks],
  );
  const acts = useMemo(() => actsThatOpen(onOpen), [onOpen]);
  const proposals = useProposals("risk");
  return (
    <>
      <CategoriesMenu
        categories={assessed}
        lookedAt={lookedAtCategories(
          risks.filter(({ riskId }) => !proposals.isProposed(riskId)),
          ruledOut,
        )}
        currency={plan.currency}
      />
      <StagedParts>
        {assessed.map((item) => (
          <CategoryCard
            key={item.category.riskCategoryId}
            assessed={item}
            currency={plan.currency}
            mayChange={can(plan, "change")}
            proposals={proposals}
            acts={acts}
          />
        ))}
      </StagedParts>
    </>
  );
};

const actsThatOpen = (open: (open: OpenRisk) => void): AssessmentCallbacks => ({
  answer: ({ preset, saved }, isYes) => {
    if (saved && !isYes) open({ act: "delete", risk: saved });
    if (!saved && isYes && preset) open({ act: "fill-in", subject: { kind: "preset", preset } });
  },
  edit: ({ saved }) => {
    if (saved) open({ act: "fill-in", subject: { kind: "saved", risk: saved } });
  },
  read: ({ saved }) => {
    if (saved) open({ act: "read", risk: saved });
  },
  add: (category) => open({ act: "fill-in", subject: { kind: "custom", category } }),
});
