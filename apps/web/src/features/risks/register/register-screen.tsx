import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import {
  filterRegister,
  isFiltering,
  NO_FILTER,
} from "@holdfast/contract/risks/register/register-view-rules";
import type { RegisterSort } from "@holdfast/contract/risks/register/register-view-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { DELETE_REGISTERED_RISK_QUESTION } from "@holdfast/contract/risks/register/risk-endpoints";
import { Link, useSearchParams } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { can } from "../../../platform/session/can";
import { useDownload } from "../../../platform/api/use-download";
import { usePlan } from "../../workspace/public";
import { SuggestionsSection } from "../../industries/public";
import { ProposedNotice, useProposals } from "../../proposals/public";
import { RiskDialog } from "../risk-form/lazy-risk-dialog";
import type { OpenRisk } from "../risk-form/risk-dialog";
import { useRiskChoices } from "../risk-form/use-risk-choices";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import { useRisks } from "../use-risks";
import { RegisterFilterSection } from "./register-filter-section";
import { RegisterLoading } from "./register-loading";
import { BY_VALUE, openingOf, RegisterTable } from "./register-table";
import { useToday } from "../../../platform/format/use-today";
import styles from "./register.module.css";
import { RegisterHelpPanel } from "./register-help-panel";
import { lazyComponent } from "../../../ui/loading/lazy-component";

const SuggestedRisksCard = lazyComponent(
  async () => (await import("../suggested-risks-card")).SuggestedRisksCard,
);

const ASSESSMENT = { to: "/dashboard/risk/assessment", label: "Risk Assessment" };
const DELETION = { question: DELETE_REGISTERED_RISK_QUESTION, yes: "Delete", no: "Cancel" };

/**
 * /dashboard/risk/register: all risks of the plan, their yearly cost, and who follows them up by when. `?risk=` opens
 * one of them.
 */
export const RegisterScreen = () => {
  const plan = usePlan();
  const risks = useRisks();
  const choices = useRiskChoices(plan.organisationId);
  const [opened, setOpen] = useState<OpenRisk | null>(null);
  const [search, setSearch] = useSearchParams();
  const linkedId = search.get("risk");
  const mayChange = can(plan, "change");
  const linked = useMemo(() => {
    const risk = risks.data?.find(({ riskId }) => riskId === linkedId);
    return risk ? openingOf(risk, mayChange) : null;
  }, [risks.data, linkedId, mayChange]);
  const open = opened ?? linked;
  const close = () => {
    setOpen(null);
    if (linkedId !== null) setSearch({}, { replace: true });
  };
  return (
    <PageFrame
      title="Risk Register"
      purpose="Every risk you have assessed: what it would cost per year, what you are doing about it, who is responsible and by when."
      help={<RegisterHelpPanel />}
      isWide
      previous={ASSESSMENT}
      next={{ to: "/dashboard/risk/report", label: "Risk & Insurance Report" }}
    >
      <QueryBoundary queries={[risks, choices]} loading={<RegisterLoading />}>
        {(saved, choose) => (
          <>
            {saved.length === 0 ? <NoRisks /> : <Register risks={saved} onOpen={setOpen} />}
            <SuggestionsSection listLength={saved.length}>
              <SuggestedRisksCard risks={saved} choices={choose} deletion={DELETION} />
            </SuggestionsSection>
            {open && (
              <RiskDialog
                open={open}
                plan={plan}
                choices={choose}
                deletion={DELETION}
                onClose={close}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

const NoRisks = () => (
  <EmptyState
    icon="risk"
    title="No Risks"
    action={<Link to={ASSESSMENT.to}>Go to Risk Assessment</Link>}
  >
    Answer Yes to a risk in the assessment and it appears here.
  </EmptyState>
);

type RegisterProps = {
  readonly risks: readonly Risk[];
  readonly onOpen: (open: OpenRisk) => void;
};

const Register = ({ risks, onOpen }: RegisterProps) => {
  const { currency, ...plan } = usePlan();
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<RegisterSort | null>(BY_VALUE);
  // Deferred, so typing in the search stays responsive while the rows update.
  const applied = useDeferredValue(filter);
  const today = useToday();
  const shown = useMemo(() => filterRegister(risks, applied, today), [risks, applied, today]);
  const proposals = useProposals("risk");
  const confirmed = shown.filter(({ riskId }) => !proposals.isProposed(riskId));
  const clear = useCallback(() => setFilter(NO_FILTER), []);
  const { isRunning, download } = useDownload("export");
  const exportShown = () =>
    download(async () => {
      const { printRegister } = await import("./print-register");
      return printRegister(plan.planId, applied, sort, today);
    });
  return (
    <>
      <ProposedNotice proposals={proposals} recordIds={risks.map(({ riskId }) => riskId)} />
      <RegisterFilterSection risks={risks} filter={filter} onChange={setFilter} />
      <div className={styles.shown}>
        <output>
          {shown.length === risks.length
            ? `${risks.length.toLocaleString("en-AU")} ${risks.length === 1 ? "risk" : "risks"}`
            : `${shown.length.toLocaleString("en-AU")} of ${risks.length.toLocaleString("en-AU")} risks`}
          , <b className="figures">{hundredthsText(annualisedTotal(confirmed), currency)}</b> per
          year in total
          {confirmed.length < shown.length &&
            `, excluding ${shown.length - confirmed.length} proposed`}
        </output>
        <div className={styles.acts}>
          {isFiltering(filter) && (
            <Button size="small" icon="close" onPress={clear}>
              Clear filters
            </Button>
          )}
          <Button
            size="small"
            icon="download"
            isDisabled={shown.length === 0}
            isPending={isRunning}
            onPress={() => void exportShown()}
          >
            Export
          </Button>
        </div>
      </div>
      <RegisterTable
        risks={shown}
        filter={applied}
        currency={currency}
        mayChange={can(plan, "change")}
        proposals={proposals}
        onOpen={onOpen}
        onClearFilter={clear}
        onSort={setSort}
      />
    </>
  );
};
