import type { MonthlyQuestion } from "@holdfast/contract/monthly-questions/monthly-question";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listPlans, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { formatInstantDay } from "../../platform/format/date-format";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { showToast } from "../../ui/feedback/toast-store";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { Form } from "../../ui/fields/forms/form";
import { Card } from "../../ui/layout/card";

/** Most questions shown (count). Older ones still count towards the readiness. */
const LISTED = 6;

type MonthlyQuestionsSectionProps = {
  readonly plan: Plan;
  /** Newest first. */
  readonly monthlyQuestions: readonly MonthlyQuestion[];
  readonly mayChange: boolean;
};

/** Shows the monthly questions with their answers, and switches them on and off. */
export const MonthlyQuestionsSection = ({
  plan,
  monthlyQuestions,
  mayChange,
}: MonthlyQuestionsSectionProps) => (
  <Card title="Monthly question">
    <p>
      Once a month, one person in each team receives a question about the plan by email. The answer
      takes two minutes and needs no login. Afterwards the person sees what the plan says. Correct
      answers count towards the team’s readiness.
    </p>
    {monthlyQuestions.length > 0 && (
      <ul aria-label="Questions">
        {monthlyQuestions.slice(0, LISTED).map((monthlyQuestion) => (
          <li key={monthlyQuestion.monthlyQuestionId}>
            {monthlyQuestion.question} {monthlyQuestion.personName ?? "A deleted contact"},{" "}
            {formatInstantDay(monthlyQuestion.sentAt)}:{" "}
            <strong>{outcomeOf(monthlyQuestion)}</strong>
          </li>
        ))}
      </ul>
    )}
    {mayChange ? <SettingForm plan={plan} /> : <p>{stateOf(plan)}</p>}
  </Card>
);

const stateOf = ({ asksMonthlyQuestions }: Plan) =>
  asksMonthlyQuestions ? "The questions are switched on." : "The questions are switched off.";

const outcomeOf = ({ answeredAt, isRight }: MonthlyQuestion) => {
  if (answeredAt === null) return "no answer";
  return isRight === true ? "right" : "not right";
};

const SettingForm = ({ plan: { planId, asksMonthlyQuestions } }: { readonly plan: Plan }) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: updatePlan,
    params: { planId },
    initial: { asksMonthlyQuestions },
    onSaved: async (saved) => {
      await refresh(listPlans);
      form.reset({ asksMonthlyQuestions: saved.asksMonthlyQuestions });
      showToast({ variant: "done", title: SAVED });
    },
  });
  return (
    <Form form={form} isSubmitDisabled={!form.isChanged}>
      <Checkbox {...form.field("asksMonthlyQuestions")}>
        Send a question to each team every month
      </Checkbox>
    </Form>
  );
};
