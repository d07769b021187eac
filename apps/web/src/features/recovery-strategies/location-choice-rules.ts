import type { RecoveryStrategyType } from "@holdfast/contract/library/impact-lookups";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { Choice } from "../../ui/fields/choice";

type Place = { readonly name: string; readonly address: string };

/** What a business unit may be moved to, as a choice of the select, and what it means to the contract. */
export type LocationChoice = Choice & {
  readonly recoveryStrategyTypeId: number;
  readonly branchId: string | null;
  readonly alternativeSiteId: string | null;
  /** Whether an address is typed to it. */
  readonly requiresAddress: boolean;
};

/** Where one can go: the organisation's other business locations, and its recovery sites. */
export type Places = {
  readonly branches: readonly (Place & { readonly branchId: string })[];
  readonly sites: readonly (Place & { readonly alternativeSiteId: string })[];
};

const idOf = (typeId: number | null, placeId: string | null) => `${typeId ?? ""}/${placeId ?? ""}`;

/** The id of the choice that a saved strategy stands for; null where none is chosen. */
export const locationIdOf = (saved: RecoveryStrategy): string | null =>
  saved.recoveryStrategyTypeId === null
    ? null
    : idOf(saved.recoveryStrategyTypeId, saved.branchId ?? saved.alternativeSiteId);

/**
 * Every location there is to choose: each recovery site and each other business location by its name, and the
 * ways that need no place of one's own, in the order of the types.
 */
export const locationChoices = (
  types: readonly RecoveryStrategyType[],
  { branches, sites }: Places,
): LocationChoice[] =>
  types.flatMap((type): LocationChoice[] => {
    const { recoveryStrategyTypeId, requiresAddress } = type;
    const whole = {
      recoveryStrategyTypeId,
      requiresAddress,
      branchId: null,
      alternativeSiteId: null,
    };
    const noteOf = ({ address }: Place) => `${type.name}, ${address}`;
    if (type.source === "branch") {
      return branches.map((branch) => ({
        ...whole,
        id: idOf(recoveryStrategyTypeId, branch.branchId),
        name: branch.name,
        note: noteOf(branch),
        branchId: branch.branchId,
      }));
    }
    if (type.source === "alternativeSite") {
      return sites.map((site) => ({
        ...whole,
        id: idOf(recoveryStrategyTypeId, site.alternativeSiteId),
        name: site.name,
        note: noteOf(site),
        alternativeSiteId: site.alternativeSiteId,
      }));
    }
    return [
      { ...whole, id: idOf(recoveryStrategyTypeId, null), name: type.name, note: type.description },
    ];
  });
