import { customerEndpoints } from "@holdfast/contract/directory/customer-endpoints";
import { supplierEndpoints } from "@holdfast/contract/directory/supplier-endpoints";
import type { Customer, Supplier } from "@holdfast/contract/directory/trading-partner";
import { useCachedRows } from "../../../platform/api/use-cached-rows";

/** Customers and suppliers have the same fields; only their ids and endpoints differ. */
export type Partner = Customer | Supplier;
export type PartnerKind = "customer" | "supplier";

export const PARTNER_ENDPOINTS = {
  customer: customerEndpoints,
  supplier: supplierEndpoints,
} as const;

export const idOfPartner = (partner: Partner): string =>
  "customerId" in partner ? partner.customerId : partner.supplierId;

/** Path parameters of a partner's endpoints; each takes those that it names. */
export const paramsOfPartner = (orgId: string, partner: Partner | null) => {
  const id = partner ? idOfPartner(partner) : "";
  return { orgId, customerId: id, supplierId: id };
};

/** Returns a partner's fields without its id, as its form and its creation need them. */
export const bodyOfPartner = (partner: Partner) => {
  const { name, category, contactPerson, email, phone, address, website } = partner;
  const { additionalAddressInformation } = partner;
  return {
    name,
    category,
    contactPerson,
    email,
    phone,
    address,
    additionalAddressInformation,
    website,
  };
};

/** The cached list of customers or suppliers, by name. */
export const usePartnerRows = (kind: PartnerKind, orgId: string) =>
  useCachedRows(
    PARTNER_ENDPOINTS[kind].list,
    { params: { orgId } },
    { id: idOfPartner, sortBy: ({ name }: Partner) => name },
  );
