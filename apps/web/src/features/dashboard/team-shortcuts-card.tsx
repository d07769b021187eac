import type { DashboardTeam } from "@holdfast/contract/dashboard/read-dashboard";
import { TEAMS_NEED_RENEWAL } from "@holdfast/contract/teams/team";
import { Link } from "react-router";
import { Card } from "../../ui/layout/card";
import styles from "./dashboard.module.css";
import { usePlan } from "../workspace/public";

type TeamShortcutsCardProps = { readonly teams: readonly DashboardTeam[] };

/** The three teams, each with a link to its contacts and to its part of the plan. */
export const TeamShortcutsCard = ({ teams }: TeamShortcutsCardProps) => {
  const { expiryStatus } = usePlan();
  return (
    <Card title="Teams">
      {expiryStatus === "expired" ? (
        <>
          <p>{TEAMS_NEED_RENEWAL}</p>
          <p>
            <Link to="/dashboard/plans">Go to Plans</Link>
          </p>
        </>
      ) : (
        <ul className={styles.teams}>
          {teams.map((team) => (
            <li key={team.teamId} className={styles.team}>
              <h3>{team.name}</h3>
              <p className={styles.place}>{membersText(team)}</p>
              <p className={styles.links}>
                <Link to={`/dashboard/teams#${team.teamId}`}>
                  GO TO TEAM<span className="visually-hidden"> {team.name}</span>
                </Link>
                <Link to={`/dashboard/plan-document#${team.anchor}`}>
                  GO TO PLAN<span className="visually-hidden"> {team.name}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const membersText = ({ contactCount, primaries }: DashboardTeam) => {
  if (contactCount === 0) return "No contacts yet";
  const count = contactCount === 1 ? "1 contact" : `${contactCount} contacts`;
  return primaries.length === 0
    ? `${count}, no Primary yet`
    : `${count}, Primary: ${primaries.join(", ")}`;
};
