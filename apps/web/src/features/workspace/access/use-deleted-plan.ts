import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { endpointQuery } from "../../../platform/api/use-endpoint";
import { useWorkspace } from "../current/workspace-context";

export type ShownPlan = {
  /** The plan that the pages show; as last fetched if it was deleted. */
  readonly plan: Plan | null;
  readonly isDeleted: boolean;
};

/**
 * Keeps showing the plan when it disappears from the list, so that the pages do not switch to another one by
 * themselves. A user who has lost the organisation has no plans either, so the organisations are refetched before
 * a plan counts as deleted.
 */
export function useDeletedPlan(): ShownPlan {
  const { organisation, plan, isLost = false } = useWorkspace();
  const client = useQueryClient();
  const { current, all, status } = plan;
  const [shown, setShown] = useState(current);
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const isOfOrganisation = shown?.organisationId === organisation.current?.organisationId;
  const isMissing =
    shown !== null &&
    (isLost ||
      (isOfOrganisation &&
        (status === "ready" || status === "none") &&
        !all.some(({ planId }) => planId === shown.planId)));
  if (!isMissing && current !== shown) setShown(current);

  const missingId = isMissing && !isLost ? shown.planId : null;
  useEffect(() => {
    if (missingId === null) return undefined;
    let isWanted = true;
    const confirm = () => {
      if (isWanted) setConfirmedId(missingId);
    };
    client
      .fetchQuery({ ...endpointQuery(listOrganisations, {}), staleTime: 0 })
      .then(confirm, confirm);
    return () => {
      isWanted = false;
    };
  }, [client, missingId]);

  return {
    plan: isMissing ? shown : current,
    isDeleted: missingId !== null && confirmedId === missingId,
  };
}
