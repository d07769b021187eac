import {
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { StrategicCriticalAreaInput } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import type {
  StrategicCriticalArea,
  StrategicCriticalAreaCategory,
} from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { RecordForm } from "../../ui/fields/forms/record-form";
import { Select } from "../../ui/fields/choices/select";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../ui/fields/forms/use-record-editor";
import { numberChoice } from "../../platform/forms/number-choice";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useAreaChanges } from "./use-area-changes";
import styles from "./strategic-area-form.module.css";
import { CREATED, SAVED } from "../../platform/forms/saved-messages";

type StrategicAreaFormProps = {
  readonly orgId: string;
  /** Null for a new area. */
  readonly area: StrategicCriticalArea | null;
  readonly categories: readonly StrategicCriticalAreaCategory[];
  readonly editor: FormEditor;
};

/** The form of a strategic area: its name, its category with help on what to look for, and a description. */
export const StrategicAreaForm = ({ orgId, area, categories, editor }: StrategicAreaFormProps) => {
  const changes = useAreaChanges(orgId);
  const form = useContractForm({
    endpoint: area ? updateStrategicCriticalArea : createStrategicCriticalArea,
    createSchema: StrategicCriticalAreaInput,
    params: { orgId, strategicCriticalAreaId: area?.strategicCriticalAreaId ?? "" },
    initial: {
      name: area?.name ?? "",
      strategicCriticalAreaCategoryId: area?.strategicCriticalAreaCategoryId ?? null,
      description: area?.description ?? "",
    },
    edited: area
      ? {
          noun: "strategic area",
          version: area.version,
          textOf: {
            strategicCriticalAreaCategoryId: (id) =>
              categories.find((category) => category.strategicCriticalAreaCategoryId === id)?.name,
          },
        }
      : undefined,
    onSaved: async (saved) => {
      await changes.saved(saved);
      editor.saved(area ? SAVED : CREATED);
    },
  });
  const chosen = form.values.strategicCriticalAreaCategoryId;
  const category = categories.find(
    ({ strategicCriticalAreaCategoryId }) => strategicCriticalAreaCategoryId === chosen,
  );
  return (
    <RecordForm form={form} editor={editor} isNew={area === null}>
      <TextField
        {...form.field("name")}
        label="Name"
        description="Short, as your staff would say it: “Breakfast and lunch service”."
        autoFocus
      />
      <Select
        {...numberChoice(form.field("strategicCriticalAreaCategoryId"))}
        label="Category"
        choices={categories.map(({ strategicCriticalAreaCategoryId, name }) => ({
          id: String(strategicCriticalAreaCategoryId),
          name,
        }))}
        description={category?.description}
      />
      {category && <output className={styles.hint}>{category.helpText}</output>}
      <TextArea
        {...form.field("description")}
        label="Description"
        description="What it covers, for whom, and what depends on it."
      />
    </RecordForm>
  );
};
