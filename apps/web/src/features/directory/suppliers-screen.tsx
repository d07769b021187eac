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

/** /organization/suppliers: whom the business buys from. */
export const SuppliersScreen = () => {
  const { organisationId: orgId } = useOrganisation();
  const suppliers = useRead(listSuppliers, { params: { orgId } });
  const refresh = useRefresh();
  return (
    <PartnersFrame
      title="Suppliers"
      purpose="The suppliers you cannot open without. They stand in the plan’s Appendix A."
      help={
        <>
          <p>
            A supplier’s bad day becomes yours. List those who bring what you cannot replace within
            a day, and ask each what their own plan is.
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
      emptyWords="Begin with the supplier whose delivery you would miss within a day."
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
      deletes="The supplier leaves the list, and with the next print the plan."
      deletedMessage={SUPPLIER_DELETED}
    />
  );
};
