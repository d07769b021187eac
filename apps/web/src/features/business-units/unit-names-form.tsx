import { useState } from "react";
import type { FormEvent } from "react";
import { BUSINESS_UNIT_SUGGESTIONS } from "@holdfast/content/library/impact/business-unit-suggestions";
import {
  createDepartments,
  removeDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { Button } from "../../ui/buttons/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { useLeave, useUnsaved } from "../../ui/overlays/unsaved-changes";
import { TagField } from "../../ui/fields/inputs/tag-field";
import { showToast } from "../../ui/feedback/toast-store";
import { firstMessageOf, isGone } from "../../platform/api/call-error";
import { problemAt, problemsOf } from "../../platform/forms/form-values";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { usePlan } from "../workspace/public";
import styles from "./unit-names-form.module.css";
import { changesOf, namesWithUnits } from "./unit-names-rules";
import type { BusinessUnit } from "./unit-names-rules";
import { READS_OF_UNITS, useChangedUnits } from "./use-business-units";
import { SAVED } from "../../platform/forms/saved-messages";

type UnitNamesFormProps = {
  readonly units: readonly BusinessUnit[];
  readonly onClose: () => void;
};

const SUGGESTIONS = BUSINESS_UNIT_SUGGESTIONS.map(({ name }) => name);

/** Edits the names of the location's business units as tags: new names are added, removed ones deleted. */
export const UnitNamesForm = ({ units, onClose }: UnitNamesFormProps) => {
  const { organisationId: orgId, branchId } = usePlan();
  const params = { orgId, branchId };
  const create = useChange(createDepartments, READS_OF_UNITS);
  const remove = useChange(removeDepartments, READS_OF_UNITS);
  const removeOne = useDeletion(removeDepartments, READS_OF_UNITS);
  const [names, setNames] = useState<string[]>(() => units.map(({ name }) => name));
  const [known, setKnown] = useState(units);
  const changedUnits = useChangedUnits();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  // Refetched units differ if they were changed in another tab or by another person.
  if (known !== units) {
    setKnown(units);
    setNames(namesWithUnits(names, known, units));
  }
  const { added, removed } = changesOf(units, names);
  useUnsaved(added.length > 0 || removed.length > 0);
  const leave = useLeave();

  const removeAll = async (departmentIds: string[]) => {
    try {
      await remove.mutateAsync({ params, body: { departmentIds } });
    } catch (error) {
      if (!isGone(error)) throw error;
      // Another tab deleted some of them, so the whole call failed: delete the others one by one.
      for (const departmentId of departmentIds) {
        await removeOne.mutateAsync({ params, body: { departmentIds: [departmentId] } });
      }
    }
  };

  const save = async () => {
    // Add first, since adding can be refused: then nothing is deleted in vain.
    if (added.length > 0) await create.mutateAsync({ params, body: { names: added } });
    if (removed.length > 0) {
      await removeAll(removed.map(({ departmentId }) => departmentId));
    }
    showToast({ variant: "done", title: SAVED });
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (added.length === 0 && removed.length === 0) return onClose();
    const problems = problemsOf(createDepartments.body, { names: added });
    const problem = added.length > 0 ? problemAt(problems, "names") : undefined;
    setRefusal(problem);
    if (problem !== undefined) return;
    if (removed.length > 0) return setAsking(true);
    save().catch(async (error: unknown) =>
      setRefusal((await changedUnits(error)) ?? firstMessageOf(error)),
    );
  };

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TagField
          name="names"
          label="Business units"
          description="Separate names with commas. Removing a name deletes the business unit."
          value={names}
          onChange={(next) => {
            setNames(next);
            setRefusal(undefined);
          }}
          error={refusal}
          suggestions={SUGGESTIONS}
          placeholder="Reception, Client services, …"
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={create.isPending || remove.isPending}>
            Save
          </Button>
          <Button onPress={() => leave(onClose)}>Cancel</Button>
        </div>
      </form>
      <ConfirmDialog
        title={`Delete ${removed.map(({ name }) => name).join(", ")}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={save}
        confirmLabel={removed.length === 1 ? "Delete business unit" : "Delete business units"}
      >
        Their recovery times, assets and recovery strategies will be deleted too, in every plan for
        this business location.
      </ConfirmDialog>
    </>
  );
};
