import presets from "../../data/response/cmt_composition_presets.json";

/** A statement on who forms the Crisis Management Team; `value` contains the placeholder `{{businessName}}`. */
export type CmtCompositionPreset = {
  readonly cmtCompositionPresetId: number;
  readonly value: string;
};

export const CMT_COMPOSITION_PRESETS: readonly CmtCompositionPreset[] = presets;
