import { listInsurancePolicies } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { Card } from "../../../ui/layout/card";
import { RecordDialogs } from "../../../ui/overlays/record-dialogs";
import { useRead } from "../../../platform/api/use-endpoint";
import { useRecordDeletion } from "../../../platform/lists/use-record-deletion";
import { can } from "../../../platform/session/can";
import { usePlan } from "../../workspace/public";
import { InsuranceTable } from "./insurance-table";
import { insuranceDeletion } from "./use-insurance-changes";
import { InsuranceForm } from "./insurance-form";

const nameOf = ({ kind, insurer }: InsurancePolicy) => `${kind}, ${insurer}`;

/** The insurance schedule of the plan. */
export const InsuranceCard = () => {
  const plan = usePlan();
  const { planId } = plan;
  const editor = useRecordEditor<InsurancePolicy>();
  const policies = useRead(listInsurancePolicies, { params: { planId } });
  const deleteRecords = useRecordDeletion();
  const mayChange = can(plan, "change");
  const add = mayChange && (
    <Button icon="add" onPress={editor.add}>
      Add insurance policy
    </Button>
  );
  return (
    <Card title="Insurance schedule" aside={policies.data?.length ? add : undefined}>
      <QueryBoundary queries={[policies]} loading={<Skeleton lines={2} height={48} />}>
        {(rows) => (
          <InsuranceTable
            rows={rows}
            currency={plan.currency}
            empty={
              <EmptyState icon="policy" title="No Insurance Policies" action={add}>
                {`After a loss, your insurer is one of the first calls. ${
                  mayChange
                    ? "Add each policy with its number and the phone for claims. Your broker has these details."
                    : "An owner or editor can add the policies."
                }`}
              </EmptyState>
            }
            {...(mayChange && {
              actions: (policy: InsurancePolicy) => (
                <>
                  <IconButton
                    icon="edit"
                    label={`Edit ${nameOf(policy)}`}
                    onPress={() => editor.edit(policy)}
                  />
                  <IconButton
                    icon="trash"
                    variant="danger"
                    label={`Delete ${nameOf(policy)}`}
                    onPress={() => editor.remove(policy)}
                  />
                </>
              ),
            })}
          />
        )}
      </QueryBoundary>
      <RecordDialogs
        editor={editor}
        noun="insurance policy"
        nameOf={nameOf}
        form={(policy) => <InsuranceForm plan={plan} policy={policy} editor={editor} />}
        onDelete={(policy) =>
          deleteRecords({
            deletion: insuranceDeletion(planId),
            records: [{ id: policy.insurancePolicyId, name: nameOf(policy) }],
            nouns: "insurance policies",
          })
        }
        deletes="It will be removed from the insurance schedule of this plan."
      />
    </Card>
  );
};
