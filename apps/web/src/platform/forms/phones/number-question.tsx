import { useId } from "react";
import { Button } from "../../../ui/buttons/button";
import styles from "./phone-field.module.css";

/** What a person may have meant by a number. */
export type NumberQuestion = {
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly act: () => void }[];
};

/**
 * Asks what a person meant by a number, under its field. The region is there before the question, so that a screen
 * reader announces it with its answers.
 * @param onAnswered moves the focus, because the pressed answer disappears
 */
export const NumberQuestionGroup = ({
  question,
  onAnswered,
}: {
  readonly question: NumberQuestion | null;
  readonly onAnswered: () => void;
}) => {
  const id = useId();
  return (
    <div aria-live="polite">
      {question && (
        <fieldset className={styles.question} aria-labelledby={id}>
          <p id={id}>{question.text}</p>
          {question.answers.map(({ label, act }) => (
            <Button
              key={label}
              size="small"
              onPress={() => {
                act();
                onAnswered();
              }}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
