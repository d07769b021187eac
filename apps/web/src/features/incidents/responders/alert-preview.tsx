import { alertTextFacts, SMS_LENGTHS } from "@holdfast/contract/incidents/alert-text-rules";
import { inGsmCharacters } from "@holdfast/contract/platform/text-message-rules";
import { hasWrittenOut } from "@holdfast/contract/platform/link-rules";
import styles from "../incidents.module.css";

type AlertPreviewProps = { readonly whatHappened: string; readonly place: string };

/** Shows what a description looks like in the alerts that are sent as text messages. */
export const AlertPreview = ({ whatHappened, place }: AlertPreviewProps) => {
  const facts = alertTextFacts({ whatHappened, place }, SMS_LENGTHS);
  if (facts.length === 0) return null;
  const isShortened =
    Array.from(whatHappened.trim()).length > SMS_LENGTHS.whatHappened ||
    Array.from(place.trim()).length > SMS_LENGTHS.place;
  return (
    <div className={styles.preview} aria-live="polite">
      <strong>The text message will also say</strong>
      <p className={styles.text}>{inGsmCharacters(facts.join(" "))}</p>
      {isShortened && (
        <p className={styles.aside}>It is shortened at ‘...’. The email has all of it.</p>
      )}
      {[whatHappened, place].some(hasWrittenOut) && (
        <p className={styles.aside}>
          Web addresses are written out, because alerts go to addresses that no one has confirmed.
        </p>
      )}
    </div>
  );
};
