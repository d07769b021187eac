import { useId } from "react";
import type { StrategicCriticalAreaCategory } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import styles from "./help-topics-section.module.css";

type HelpTopicsSectionProps = {
  readonly categories: readonly StrategicCriticalAreaCategory[] | undefined;
};

/** Explains why strategic areas matter and what to look for in each category (specification 2). */
export const HelpTopicsSection = ({ categories }: HelpTopicsSectionProps) => {
  const group = useId();
  return (
    <>
      <p>
        You can’t protect everything at once. Name the few things that your income, customers or
        legal obligations depend on. The rest of your plan is based on them.
      </p>
      <p>
        <strong>For example:</strong> an office names “Advice to clients”, “Contract with the
        council” and “Client files and email”.
      </p>
      <p>Go through these topics and ask what would be missed first:</p>
      {categories?.map(({ strategicCriticalAreaCategoryId, name, helpText }) => (
        <details key={strategicCriticalAreaCategoryId} className={styles.topic} name={group}>
          <summary>{name}</summary>
          <p>{helpText}</p>
        </details>
      ))}
    </>
  );
};
