import { PAYMENT_REQUIRED } from "@holdfast/contract/platform/errors";
import { type Team, TEAMS_NEED_RENEWAL } from "@holdfast/contract/teams/team";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { can } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";
import { PageFindingsSection, usePlan } from "../workspace/public";
import { SuggestionsSection } from "../industries/public";
import { TeamSection } from "./team-section";
import { SuggestedRolesCard } from "./suggested-roles-card";

/** What each team does and where the plan document describes it, by teamTypeId. */
const TASKS: Readonly<Record<number, string>> = {
  1: "Keeps people safe and the site secure in the first hours, looks after staff and reports the damage. Sections B to E of the plan.",
  2: "Restores systems, data and phones in the order the business needs them. Section G of the plan, where it is called IT Recovery Team.",
  3: "Leads the response, declares a disaster, and is the only team that speaks to the media and authorities. Section F of the plan.",
};

/** /dashboard/teams: who responds to a disruption. */
export const TeamsScreen = () => {
  const plan = usePlan();
  const teams = useRead(listTeams, { params: { planId: plan.planId } });
  const needsRenewal = teams.error?.status === PAYMENT_REQUIRED.status;
  return (
    <PageFrame
      title="Teams"
      isWide
      purpose="Who responds to a disruption: each team has one Primary who leads it, and Alternatives who stand in."
      help={
        <>
          <p>
            In the first hour no one has time to ask who is in charge. Decide now who leads each
            team and who stands in, and record their mobile numbers.
          </p>
          <p>
            In a small business one person can be in several teams. Just make sure that no team
            depends on one person.
          </p>
          <p>
            <strong>For example:</strong> the owner of an office leads the Crisis Management Team
            and the office manager stands in. The IT provider’s technician leads the Information
            Technology Team.
          </p>
        </>
      }
      previous={{ to: "/dashboard/business-units", label: "Business Units" }}
      next={{ to: "/dashboard/policy", label: "Accountable Members" }}
    >
      {needsRenewal ? (
        <EmptyState
          icon="clock"
          title={TEAMS_NEED_RENEWAL}
          action={<Link to="/dashboard/plans">Go to Plans</Link>}
        />
      ) : (
        <QueryBoundary
          queries={[teams]}
          loading={<Skeleton lines={3} height={240} label="Loading teams..." />}
        >
          {(all) => <TeamSections teams={all} mayChange={can(plan, "change")} />}
        </QueryBoundary>
      )}
      <PageFindingsSection />
    </PageFrame>
  );
};

type TeamSectionsProps = { readonly teams: readonly Team[]; readonly mayChange: boolean };

const TeamSections = ({ teams, mayChange }: TeamSectionsProps) => {
  useScrollToAnchor();
  return (
    <>
      {teams.map((team) => (
        <TeamSection
          key={team.teamId}
          team={team}
          task={TASKS[team.teamType.teamTypeId] ?? ""}
          mayChange={mayChange}
        />
      ))}
      <SuggestionsSection>
        <SuggestedRolesCard teams={teams} />
      </SuggestionsSection>
    </>
  );
};
