import type { MtpdOption } from "@holdfast/contract/library/impact-lookups";
import { SuggestionsCard } from "../../../industries/public";

type SuggestedMtpdCardProps = {
  readonly options: readonly MtpdOption[];
  /** The one that is chosen in the form. */
  readonly chosen: number | null | undefined;
  /** Chooses it in the form; the person saves it. */
  readonly onUse: (mtpdId: number) => void;
};

/** The suggested MTPD. */
export const SuggestedMtpdCard = ({ options, chosen, onUse }: SuggestedMtpdCardProps) => (
  <SuggestionsCard
    kind="mtpd"
    noun="MTPD"
    verb="Use"
    missing={({ mtpd }) =>
      options
        .filter(({ mtpdId }) => mtpdId === mtpd.mtpdId && mtpdId !== chosen)
        .map(({ mtpdId, name }) => ({ name, note: mtpd.reason, key: String(mtpdId), mtpdId }))
    }
    noneText={() => "You have chosen the suggested period."}
    onAdd={({ mtpdId }) => onUse(mtpdId)}
  />
);
