import { countryName } from "@holdfast/contract/platform/countries";
import { Button } from "../../ui/buttons/button";
import { mobilesElsewhere } from "./phone-rules";
import type { NumberingPlans, PhoneDraft, ValidPhone } from "./phone-rules";
import styles from "./phone-field.module.css";

type LandlineQuestionProps = {
  readonly plans: NumberingPlans;
  readonly draft: PhoneDraft;
  readonly phone: ValidPhone;
  readonly onMobile: (mobile: ValidPhone) => void;
  readonly onKeep: () => void;
};

/** Asks about a number in a mobile field that is not a mobile: it may be one of another country. */
export const LandlineQuestion = ({
  plans,
  draft,
  phone,
  onMobile,
  onKeep,
}: LandlineQuestionProps) => (
  <div className={styles.question} aria-live="polite">
    <p>This is not a mobile number in {countryName(phone.country)}.</p>
    {mobilesElsewhere(plans, draft).map((mobile) => (
      <Button key={mobile.number} size="small" onPress={() => onMobile(mobile)}>
        {`Use ${mobile.reading}`}
      </Button>
    ))}
    <Button size="small" variant="quiet" onPress={onKeep}>
      Keep it anyway
    </Button>
  </div>
);
