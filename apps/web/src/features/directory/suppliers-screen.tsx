import {
  deleteSupplier,
  listSuppliers,
  SUPPLIER_DELETED,
} from "@holdfast/contract/directory/supplier-endpoints";
import { callDeletion } from "../../platform/api/call-deletion";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../dashboard/public";
import { PartnersFrame } from "./partners-frame";
import { lazyComponent } from "../../platform/routing/lazy-component";

const AddSupplierForm = lazyComponent(
  async () => (await import("./supplier-form")).AddSupplierForm,
);
const EditSupplierForm = lazyComponent(
  async () => (await import("./supplier-form")).EditSupplierForm,
);

/** /organization/suppliers: the suppliers of the business. */
export const SuppliersScreen = () => {
  const { organisationId: orgId } = useOrganisation();
  const suppliers = useRead(listSuppliers, { params: { orgId } });
  const refresh = useRefresh();
  return (
    <PartnersFrame
      title="Suppliers"
      purpose="The suppliers you cannot open without. They appear in Appendix A of the plan."
      help={
        <>
          <p>
            A supplier’s bad day becomes yours. List those you could not replace within a day, and
            ask each about their own continuity plan.
          </p>
          <p>
            <strong>For example:</strong> Southern Milk Co., daily delivery, Tom Reid, +61 8 9000
            0010.
          </p>
        </>
      }
      previous={{ to: "/organization/customers", label: "Customers" }}
      next={{ to: "/organization/strategic-third-parties", label: "Strategic Third Parties" }}
      noun="supplier"
      nouns="suppliers"
      icon="truck"
      entries={suppliers}
      rowKey={({ supplierId }) => supplierId}
      emptyText="Start with the supplier whose delivery you would miss within a day."
      form={(supplier, editor) =>
        supplier === null ? (
          <AddSupplierForm orgId={orgId} editor={editor} />
        ) : (
          <EditSupplierForm orgId={orgId} editor={editor} supplier={supplier} />
        )
      }
      onDelete={async ({ supplierId }) => {
        await callDeletion(deleteSupplier, { params: { orgId, supplierId } });
        await refresh(listSuppliers);
      }}
      deletes="This supplier will be removed from the list and from the plan the next time you download it."
      deletedMessage={SUPPLIER_DELETED}
    />
  );
};
