import { teamTypeById } from "@holdfast/content/library/response/team-types";
import type { Plan } from "@holdfast/contract/plans/plan";
import { id as idRule } from "@holdfast/contract/platform/field-rules";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";

/** Replaces a team's id in the URL's anchor with the anchor of the team's section in the document. */
export function useTeamAnchor({ planId, expiryStatus }: Plan): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const teamId = hash.slice(1);
  // An expired plan does not show its teams.
  const isRead = expiryStatus !== "expired" && idRule().safeParse(teamId).success;
  const teams = useRead(listTeams, isRead ? { params: { planId } } : null);
  const team = teams.data?.find((candidate) => candidate.teamId === teamId);
  const anchor = team && teamTypeById(team.teamType.teamTypeId)?.anchor;
  useEffect(() => {
    if (anchor !== undefined) void navigate({ hash: anchor }, { replace: true });
  }, [anchor, navigate]);
}
