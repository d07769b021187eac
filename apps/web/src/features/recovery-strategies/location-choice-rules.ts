import type { RecoveryStrategyType } from "@holdfast/contract/library/impact-lookups";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { Choice } from "../../ui/fields/choices/choice";

type Place = { readonly name: string; readonly address: string };

/** A recovery location as a choice of the select, with the ids that the contract expects for it. */
export type LocationChoice = Choice & {
  readonly recoveryStrategyTypeId: number;
  readonly branchId: string | null;
  readonly alternativeSiteId: string | null;
  /** Whether the user enters an address for it. */
  readonly requiresAddress: boolean;
};

/** The organisation's other business locations and its recovery sites. */
export type Places = {
  readonly branches: readonly (Place & { readonly branchId: string })[];
  readonly sites: readonly (Place & { readonly alternativeSiteId: string })[];
};

const idOf = (typeId: number | null, placeId: string | null) => `${typeId ?? ""}/${placeId ?? ""}`;

/** Returns the id of a saved strategy's choice; null if none is chosen. */
export const locationIdOf = (saved: RecoveryStrategy): string | null =>
  saved.recoveryStrategyTypeId === null
    ? null
    : idOf(saved.recoveryStrategyTypeId, saved.branchId ?? saved.alternativeSiteId);

/**
 * Returns all recovery locations to choose from: each recovery site and each other business location by name, and
 * the types without a site (such as working from home), in the order of the types.
 */
export const locationChoices = (
  types: readonly RecoveryStrategyType[],
  { branches, sites }: Places,
): LocationChoice[] =>
  types.flatMap((type): LocationChoice[] => {
    const { recoveryStrategyTypeId, requiresAddress } = type;
    const base = {
      recoveryStrategyTypeId,
      requiresAddress,
      branchId: null,
      alternativeSiteId: null,
    };
    const noteOf = ({ address }: Place) => `${type.name}, ${address}`;
    if (type.source === "branch") {
      return branches.map((branch) => ({
        ...base,
        id: idOf(recoveryStrategyTypeId, branch.branchId),
        name: branch.name,
        note: noteOf(branch),
        branchId: branch.branchId,
      }));
    }
    if (type.source === "alternativeSite") {
      return sites.map((site) => ({
        ...base,
        id: idOf(recoveryStrategyTypeId, site.alternativeSiteId),
        name: site.name,
        note: noteOf(site),
        alternativeSiteId: site.alternativeSiteId,
      }));
    }
    return [
      { ...base, id: idOf(recoveryStrategyTypeId, null), name: type.name, note: type.description },
    ];
  });
