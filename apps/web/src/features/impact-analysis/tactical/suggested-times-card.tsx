import {
  type ChosenMtpd,
  recoveryTimeLabel,
  suggestedRecoveryDays,
} from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { BusinessUnit } from "../../business-units/public";
import { otherUnitsText, SuggestionsCard, unitsOfSet } from "../../industries/public";
import type { RecoveryDays, RecoveryDraft } from "./recovery-times-rules";

type SuggestedTimesCardProps = {
  readonly mtpd: ChosenMtpd;
  readonly units: readonly BusinessUnit[];
  /** The units whose times are neither saved nor being changed. */
  readonly unset: ReadonlySet<string>;
  /** Sets the sliders of these units; the person saves them. */
  readonly onUse: (times: ReadonlyMap<string, RecoveryDraft>) => void;
};

type SuggestedTimes = RecoveryDays & {
  readonly name: string;
  readonly note: string;
  readonly departmentId: string;
};

/** The suggested recovery times, shortened to stay below the plan's MTPD. */
export const SuggestedTimesCard = ({ mtpd, units, unset, onUse }: SuggestedTimesCardProps) => {
  const use = (suggested: readonly SuggestedTimes[], isProposed: boolean) =>
    onUse(
      new Map(
        suggested.map(({ departmentId, rpo, rto }) => [departmentId, { rpo, rto, isProposed }]),
      ),
    );
  return (
    <SuggestionsCard
      kind="recovery-times"
      noun="recovery times"
      verb="Use"
      missing={({ recoveryTimes, mtpd: suggestedMtpd }) =>
        unitsOfSet(recoveryTimes, units)
          .filter(({ unit }) => unset.has(unit.departmentId))
          .map(({ row, unit: { departmentId, name } }): SuggestedTimes => {
            const rpo = suggestedRecoveryDays(row.rpo, suggestedMtpd.days, mtpd.value);
            const rto = suggestedRecoveryDays(row.rto, suggestedMtpd.days, mtpd.value);
            const times = `RPO ${recoveryTimeLabel(rpo, mtpd)}, RTO ${recoveryTimeLabel(rto, mtpd)}.`;
            return { name, note: `${times} ${row.reason}`, departmentId, rpo, rto };
          })
      }
      noneText={(set) => otherUnitsText(set, units)}
      onAdd={(times) => use([times], false)}
      onAddAll={(all) => use(all, true)}
    />
  );
};
