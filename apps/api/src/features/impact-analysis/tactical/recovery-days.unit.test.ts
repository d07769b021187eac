import { MTPD_OPTIONS } from "@holdfast/content/library/mtpd-options";
import { maxRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { expect, test } from "vitest";

test.each(MTPD_OPTIONS)(
  "under an MTPD of $name a slider ends where the lookup has it",
  (option) => {
    expect(maxRecoveryDays(option.value)).toBe(option.sliderMaxDays);
  },
);
