import { MTPD_OPTIONS } from "@holdfast/content/library/impact/mtpd-options";
import { maxRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { expect, test } from "vitest";

test.each(MTPD_OPTIONS)(
  "ends the slider at the lookup's maximum for an MTPD of $name",
  (option) => {
    expect(maxRecoveryDays(option.value)).toBe(option.sliderMaxDays);
  },
);
