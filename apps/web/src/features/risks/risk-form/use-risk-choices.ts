import { useMemo } from "react";
import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import {
  listLikelihoodPresets,
  listMitigationStatuses,
  listMitigationStrategies,
} from "@holdfast/contract/library/risk-lookups";
import type {
  LikelihoodPreset,
  MitigationStatus,
  MitigationStrategy,
} from "@holdfast/contract/library/risk-lookups";
import { useRead } from "../../../platform/api/use-endpoint";

/** The choices offered by the risk form. */
export type RiskChoices = {
  /** From the rarest to the most frequent. */
  readonly likelihoods: readonly LikelihoodPreset[];
  readonly strategies: readonly MitigationStrategy[];
  readonly statuses: readonly MitigationStatus[];
  /** The people who can be responsible; empty until loaded, since the form doesn't wait for them. */
  readonly contacts: readonly Contact[];
};

/** Reads the form's choices up front, so that the form opens at once. */
export function useRiskChoices(organisationId: string) {
  const likelihoods = useRead(listLikelihoodPresets, {});
  const strategies = useRead(listMitigationStrategies, {});
  const statuses = useRead(listMitigationStatuses, {});
  const contacts = useRead(listContacts, { params: { orgId: organisationId } });
  const reads = [likelihoods, strategies, statuses] as const;
  const data = useMemo(
    () =>
      likelihoods.data &&
      strategies.data &&
      statuses.data && {
        likelihoods: likelihoods.data,
        strategies: strategies.data,
        statuses: statuses.data,
        contacts: contacts.data ?? [],
      },
    [likelihoods.data, strategies.data, statuses.data, contacts.data],
  );
  return {
    data: data satisfies RiskChoices | undefined,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ error, refetch }) => error && refetch())),
  };
}
