import type { ReactNode } from "react";
import { criticalityLevelOf } from "@holdfast/content/library/impact/criticality-levels";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { Card } from "../../../../ui/layout/card";
import { AreaHeader } from "./area-header";
import styles from "./area-rating-card.module.css";

type AreaRatingCardProps = {
  readonly areaRating: StrategicBia;
  readonly children?: ReactNode;
};

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(": ");

/** Sums up a critical area's rating from step 1, above the form of a later step. */
export const AreaRatingCard = ({ areaRating, children }: AreaRatingCardProps) => {
  const { criticality, criticalPeriods, penalty, penaltyAttachment } = areaRating;
  const facts = [
    ["Criticality", `${criticality} ${criticalityLevelOf(criticality)?.name ?? ""}`],
    ["Critical periods", criticalPeriods.join(", ")],
    ["Penalty", joined([penalty?.name, penaltyAttachment])],
  ] as const;
  return (
    <Card>
      <AreaHeader area={areaRating.strategicCriticalArea} />
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== "")
          .map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Card>
  );
};
