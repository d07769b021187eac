import { fullName } from "@holdfast/contract/platform/text-rules";
import { listContacts, updateContact } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers, updateCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { listSuppliers, updateSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import {
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  listInsurancePolicies,
  updateInsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { useQueries } from "@tanstack/react-query";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { certainCountry } from "@holdfast/contract/organisations/place";
import {
  listAlternativeSites,
  listBranches,
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { endpointQuery, useRead, useRefresh } from "../../../platform/api/use-endpoint";
import type { NumberedRecord } from "./misread-number-rules";
import { idOfPlace, paramsOfPlace } from "../locations/use-places";
import type { Place } from "../locations/use-places";

type SavedRecord = NumberedRecord & {
  readonly save: (numbers: Readonly<Record<string, string>>) => Promise<unknown>;
};

const phoneOf = ({ phone }: { readonly phone: string | null }) =>
  [{ field: "phone", label: "phone", number: phone, isMobile: false }] as const;

/** Returns all records of an organisation that have phone numbers read in its country, or in that of a location. */
export function useNumberedRecords({ organisationId: orgId, country }: Organisation) {
  const input = { params: { orgId } };
  const refresh = useRefresh();
  const contacts = useRead(listContacts, input);
  const customers = useRead(listCustomers, input);
  const suppliers = useRead(listSuppliers, input);
  const thirdParties = useRead(listStrategicThirdParties, input);
  const branches = useRead(listBranches, input);
  const sites = useRead(listAlternativeSites, input);

  const plans = useRead(listPlans, { query: { organisationId: orgId } });
  const changeable = plans.data?.filter(({ expiryStatus }) => expiryStatus !== "expired") ?? [];
  const policies = useQueries({
    queries: changeable.map(({ planId }) =>
      endpointQuery(listInsurancePolicies, { params: { planId } }),
    ),
  });

  const ofContacts = contacts.data?.map((contact): SavedRecord => {
    const { contactId, phone, mobile, afterHoursPhone, version } = contact;
    return {
      id: contactId,
      name: fullName(contact),
      country,
      numbers: [
        ...phoneOf({ phone }),
        { field: "mobile", label: "mobile", number: mobile, isMobile: true },
        {
          field: "afterHoursPhone",
          label: "after-hours number",
          number: afterHoursPhone,
          isMobile: false,
        },
      ],
      save: (body) =>
        callEndpoint(updateContact, { params: { orgId, contactId }, body }, { ifMatch: version }),
    };
  });
  const ofCustomers = customers.data?.map(({ customerId, name, phone, version }): SavedRecord => ({
    id: customerId,
    name,
    country,
    numbers: phoneOf({ phone }),
    save: (body) =>
      callEndpoint(updateCustomer, { params: { orgId, customerId }, body }, { ifMatch: version }),
  }));
  const ofSuppliers = suppliers.data?.map(({ supplierId, name, phone, version }): SavedRecord => ({
    id: supplierId,
    name,
    country,
    numbers: phoneOf({ phone }),
    save: (body) =>
      callEndpoint(updateSupplier, { params: { orgId, supplierId }, body }, { ifMatch: version }),
  }));
  const ofThirdParties = thirdParties.data?.map((party): SavedRecord => {
    const { strategicThirdPartyId, name, phone, version } = party;
    const params = { orgId, strategicThirdPartyId };
    return {
      id: strategicThirdPartyId,
      name,
      country,
      numbers: phoneOf({ phone }),
      save: (body) =>
        callEndpoint(updateStrategicThirdParty, { params, body }, { ifMatch: version }),
    };
  });
  const ofPlace = (place: Place): SavedRecord => {
    const id = idOfPlace(place);
    const params = paramsOfPlace(orgId, id);
    return {
      id,
      name: place.name,
      country: certainCountry(place) ?? country,
      numbers: phoneOf(place),
      save: (body) =>
        "branchId" in place
          ? callEndpoint(updateBranch, { params, body })
          : callEndpoint(updateAlternativeSite, { params, body }),
    };
  };
  const ofPolicies = changeable.flatMap(({ planId, branch }, index) =>
    (policies[index]?.data ?? []).map((policy): SavedRecord => {
      const { insurancePolicyId, insurer, claimsPhone, version } = policy;
      const params = { planId, insurancePolicyId };
      return {
        id: insurancePolicyId,
        name: insurer,
        country: certainCountry(branch) ?? country,
        numbers: [
          { field: "claimsPhone", label: "phone for claims", number: claimsPhone, isMobile: false },
        ],
        save: (body) => callEndpoint(updateInsurancePolicy, { params, body }, { ifMatch: version }),
      };
    }),
  );
  return {
    records: [
      ...(branches.data ?? []).map(ofPlace),
      ...(sites.data ?? []).map(ofPlace),
      ...(ofContacts ?? []),
      ...(ofCustomers ?? []),
      ...(ofSuppliers ?? []),
      ...(ofThirdParties ?? []),
      ...ofPolicies,
    ],
    refetch: () =>
      refresh(
        listContacts,
        listCustomers,
        listSuppliers,
        listStrategicThirdParties,
        listBranches,
        listAlternativeSites,
        listInsurancePolicies,
      ),
  };
}
