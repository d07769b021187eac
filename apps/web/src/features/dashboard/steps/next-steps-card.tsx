import type { Plan } from "@holdfast/contract/plans/plan";
import type { KnownPlan } from "@holdfast/contract/plans/plan-completion-rules";
import { Icon } from "../../../ui/buttons/icon";
import { Card } from "../../../ui/layout/card";
import { Link } from "react-router";
import { instantInText } from "../../../platform/format/date-format";
import { can } from "../../../platform/session/can";
import styles from "./next-steps-card.module.css";
import { nextTask, type PlanTask, planTasks, reviewDate } from "./next-step-rules";
import { useMaySuggest, useOrganisation } from "../../workspace/public";

type NextStepsCardProps = {
  readonly plan: Plan;
  readonly known: KnownPlan;
};

/** Leads through the plan: the one step to take now, then all of them with what is done. */
export const NextStepsCard = ({ plan, known }: NextStepsCardProps) => {
  const tasks = planTasks(known);
  const next = nextTask(tasks);
  const done = tasks.filter(({ state }) => state === "done").length;
  return (
    <Card title="What’s next" aside={<span>{`${done} of ${tasks.length} steps done`}</span>}>
      {plan.expiryStatus === "expired" ? (
        <ExpiredPlan />
      ) : next ? (
        <CurrentTask task={next} mayChange={can(plan, "change")} />
      ) : (
        <FinishedPlan plan={plan} />
      )}
      <details className={styles.all}>
        <summary>All steps</summary>
        <ol className={styles.tasks}>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} isNext={task === next} />
          ))}
        </ol>
      </details>
    </Card>
  );
};

type CurrentTaskProps = { readonly task: PlanTask; readonly mayChange: boolean };

const CurrentTask = ({ task, mayChange }: CurrentTaskProps) => {
  const verb = mayChange ? verbOf(task) : "Open";
  const { industryName } = useOrganisation();
  const maySuggest = useMaySuggest();
  return (
    <div className={styles.current}>
      <div>
        <h3 className={styles.title}>{task.title}</h3>
        <p>{task.why}</p>
        <p className={styles.note}>
          {`About ${task.minutes} minutes`}
          {task.part !== null && `. ${task.part} done`}
          {task.proposed > 0 && `. ${task.proposed} proposed`}
        </p>
        {maySuggest && task.suggestionsAt !== null && (
          <p className={styles.suggestions}>
            <Link to={task.suggestionsAt}>{`See suggestions for ${industryName}`}</Link>
          </p>
        )}
      </div>
      <Link to={task.to} className={styles.go} aria-label={`${verb}: ${task.title}`}>
        {verb}
      </Link>
    </div>
  );
};

/** Nothing else can be done in an expired plan. */
const ExpiredPlan = () => (
  <div className={styles.current}>
    <div>
      <h3 className={styles.title}>Renew your plan</h3>
      <p>The plan has expired. Renew it to continue where you left off.</p>
    </div>
    <Link to="/dashboard/plans" className={styles.go}>
      Go to Plans
    </Link>
  </div>
);

const verbOf = ({ part }: PlanTask) => (part === null ? "Start" : "Continue");

const TaskLine = ({ task, isNext }: { readonly task: PlanTask; readonly isNext: boolean }) => (
  <li className={styles.task} data-state={task.state} aria-current={isNext ? "step" : undefined}>
    <span className={styles.mark}>
      {task.state === "done" && <Icon name="check" size={16} label="Done" />}
    </span>
    <span>
      {task.state === "blocked" ? task.title : <Link to={task.to}>{task.title}</Link>}
      {task.part !== null && <span className={styles.note}>{` ${task.part} done`}</span>}
      {task.proposed > 0 && <span className={styles.note}>{` ${task.proposed} proposed`}</span>}
      {task.after.length > 0 && (
        <span className={styles.after}>{`After: ${task.after.join(", ")}`}</span>
      )}
    </span>
  </li>
);

/** What keeps a finished plan worth having. */
const FinishedPlan = ({ plan }: { readonly plan: Plan }) => (
  <div>
    <h3 className={styles.title}>Your plan is complete</h3>
    <ul className={styles.upkeep}>
      <li>
        <Link to="/dashboard/plan-document">Print it</Link> and keep a copy away from the premises.
      </li>
      <li>
        Hand it out to everyone in the <Link to="/dashboard/teams">teams</Link>.
      </li>
      <li>
        Rehearse it: choose one of your <Link to="/dashboard/risk/register">costliest risks</Link>{" "}
        and talk it through together.
      </li>
      <li>{`Review it by ${instantInText(reviewDate(plan.lastModifiedDate))}, or when something changes.`}</li>
    </ul>
  </div>
);
