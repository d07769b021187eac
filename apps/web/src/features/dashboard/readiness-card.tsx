import {
  type PlanReadiness,
  readReadiness,
  type TeamReadiness,
} from "@holdfast/contract/dashboard/read-readiness";
import { useRead } from "../../platform/api/use-endpoint";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import styles from "./dashboard.module.css";
import { Skeleton } from "../../ui/feedback/skeleton";
import { usePlan } from "../workspace/public";

/** Reserves the space of the readiness until it is read. */
const LOADING = <Skeleton lines={1} height={215} label="Loading the readiness..." />;

/** How many people of the teams can be reached by the stored details, and how ready each team is. */
export const ReadinessCard = () => {
  const { planId, contactCheckDays } = usePlan();
  const readiness = useRead(readReadiness, { params: { planId } }, { isAlwaysFresh: true });
  return (
    <Card title="Readiness">
      <QueryBoundary queries={[readiness]} loading={LOADING}>
        {({ contacts, teams }) => (
          <>
            {contacts && <ContactsLine {...contacts} days={contactCheckDays} />}
            <ul className={styles.teams} aria-label="Readiness of the teams">
              {teams.map((team) => (
                <li key={team.teamTypeId} className={styles.team}>
                  <strong>{team.name}</strong>
                  <p className={styles.score}>{team.score} of 100</p>
                  <p className={styles.place}>{lossText(team)}</p>
                </li>
              ))}
            </ul>
            <p className={styles.links}>
              <Link to="/dashboard/exercises">Go to Exercises</Link>
              {contacts && <Link to="/dashboard/contacts-check">Go to Contacts Check</Link>}
            </p>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
};

type ContactsLineProps = NonNullable<PlanReadiness["contacts"]> & { readonly days: number };

const ContactsLine = ({ confirmed, total, days }: ContactsLineProps) =>
  total === 0 ? (
    <p>No one is in the plan’s teams yet.</p>
  ) : (
    <p>
      Contact details confirmed in the last {days} days:{" "}
      <strong>
        {confirmed} of {total} people
      </strong>{" "}
      in the plan’s teams.
    </p>
  );

const REASONS: Readonly<Record<NonNullable<TeamReadiness["loss"]>["reason"], string>> = {
  "no-exercise":
    "the team answered in no exercise that was finished and scored in the last 18 months",
  "messages-not-released": "not all messages of the exercise were released",
  "objectives-not-met": "not all objectives of the exercise were met",
  "exercise-old": "the exercise was more than 180 days ago",
  "few-answers": "few correct answers to monthly questions",
};

const lossText = ({ loss }: TeamReadiness): string =>
  loss === null
    ? "Nothing is missing."
    : `Largest gap, ${loss.points} points: ${REASONS[loss.reason]}.`;
