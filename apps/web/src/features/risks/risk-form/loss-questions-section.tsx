import { PresetSection } from "./preset-section";
import styles from "./suggestions.module.css";

type LossQuestionsSectionProps = { readonly riskPresetId: number };

/** The questions to ask about a preset risk before its loss value is entered, folded. */
export const LossQuestionsSection = ({ riskPresetId }: LossQuestionsSectionProps) => (
  <PresetSection summary="What to count in the Loss Value" riskPresetId={riskPresetId}>
    {({ lossPrompts }) => (
      <ul className={styles.questions} aria-label="What to count">
        {lossPrompts.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    )}
  </PresetSection>
);
