import { useState } from "react";
import type { ReactNode } from "react";
import { readRiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import type { RiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import { useRead } from "../../../platform/api/use-endpoint";
import styles from "./suggestions.module.css";

type PresetSectionProps = {
  readonly summary: string;
  readonly riskPresetId: number;
  readonly startsOpen?: boolean;
  readonly children: (offered: RiskSuggestions) => ReactNode;
};

/** A folded part of the form with what is known of a preset risk, which is fetched when a part is first opened. */
export const PresetSection = (props: PresetSectionProps) => {
  const { summary, riskPresetId, startsOpen = false, children } = props;
  const [wasOpened, setOpened] = useState(startsOpen);
  // The browser opens and closes it from then on.
  const [startedOpen] = useState(startsOpen);
  return (
    <details
      className={styles.disclosure}
      open={startedOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && <OfferedForPreset riskPresetId={riskPresetId}>{children}</OfferedForPreset>}
    </details>
  );
};

const OfferedForPreset = ({ riskPresetId, children }: Omit<PresetSectionProps, "summary">) => {
  const params = { riskPresetId: String(riskPresetId) };
  const { data, error } = useRead(readRiskSuggestions, { params });
  if (data) return children(data);
  return (
    <output className={styles.note}>
      {error ? "The suggestions could not be loaded. Check your connection." : "Loading..."}
    </output>
  );
};
