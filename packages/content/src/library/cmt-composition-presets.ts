import presets from "../data/cmt_composition_presets.json";

/** A statement of who the Crisis Management Team is; `value` carries `{{businessName}}` as a slot. */
export type CmtCompositionPreset = {
  readonly cmtCompositionPresetId: number;
  readonly value: string;
};

export const CMT_COMPOSITION_PRESETS: readonly CmtCompositionPreset[] = presets;

/** The statement as a person reads it, with the business's name in every slot. */
export const cmtCompositionStatement = (
  preset: CmtCompositionPreset,
  businessName: string,
): string => preset.value.replaceAll("{{businessName}}", () => businessName);
