import { useState } from "react";
import type { ReactNode } from "react";
import { readRiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import type { RiskSuggestions } from "@holdfast/contract/library/risk-lookups";
import { useRead } from "../../../platform/api/use-endpoint";
import styles from "./suggestions.module.css";

type PresetSectionProps = {
  readonly summary: string;
  readonly riskPresetId: number;
  readonly children: (offered: RiskSuggestions) => ReactNode;
};

/** A folded part of the form with what is known of a preset risk, which is fetched when a part is first opened. */
export const PresetSection = ({ summary, riskPresetId, children }: PresetSectionProps) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles.disclosure}
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
