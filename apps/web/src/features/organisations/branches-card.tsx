import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Branch } from "@holdfast/contract/organisations/place";
import {
  BRANCH_DELETED,
  deleteBranch,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { EntryDialogs } from "../../ui/overlays/entry-dialogs";
import { useEntryEditor } from "../../ui/fields/use-entry-editor";
import { callDeletion } from "../../platform/api/call-deletion";
import { can } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { PlacesTable } from "./places-table";
import { useRefreshBranches } from "./use-places";
import { lazyComponent } from "../../platform/routing/lazy-component";

const AddBranchForm = lazyComponent(async () => (await import("./branch-form")).AddBranchForm);
const EditBranchForm = lazyComponent(async () => (await import("./branch-form")).EditBranchForm);

type BranchesCardProps = { readonly organisation: Organisation };

/** The business locations; each may have a plan. Head Office cannot be deleted. */
export const BranchesCard = ({ organisation }: BranchesCardProps) => {
  const orgId = organisation.organisationId;
  const branches = useRead(listBranches, { params: { orgId } });
  const editor = useEntryEditor<Branch>();
  const refresh = useRefreshBranches();
  const canChange = can(organisation, "change");
  return (
    <Card
      title="Business locations"
      aside={
        canChange && (
          <Button size="small" icon="add" onPress={editor.add}>
            Add location
          </Button>
        )
      }
    >
      <PlacesTable
        caption="Business locations"
        places={branches}
        rowKey={({ branchId }) => branchId}
        editor={editor}
        canChange={canChange}
        canDelete={({ isHeadOffice }) => !isHeadOffice}
        empty={null}
      />
      <EntryDialogs
        editor={editor}
        noun="business location"
        nameOf={({ name }) => name}
        form={(branch) =>
          branch === null ? (
            <AddBranchForm orgId={orgId} editor={editor} />
          ) : (
            <EditBranchForm orgId={orgId} editor={editor} branch={branch} />
          )
        }
        onDelete={async ({ branchId }) => {
          await callDeletion(deleteBranch, { params: { orgId, branchId } });
          await refresh();
        }}
        deletes="Its business units will be deleted too. Its contacts remain, without a location. A location that has plans cannot be deleted."
        deletedMessage={BRANCH_DELETED}
      />
    </Card>
  );
};
