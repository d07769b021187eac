import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { PageFrame } from "../../ui/layout/page-frame";
import { BranchesCard } from "./locations/branches-card";
import { BusinessInfoCard } from "./business-info/business-info-card";
import { ArchiveCard } from "./archive/archive-card";
import { can } from "../../platform/session/can";
import { CountryChange } from "./business-info/country-change-section";
import { LogoCard } from "./logo/logo-card";
import { SitesCard } from "./locations/sites-card";
import { BrokerSharingCard } from "./broker-sharing-card";

type OverviewPanelProps = { readonly organisation: Organisation };

/** The current business: its information, locations and short-term recovery sites. */
export const OverviewPanel = ({ organisation }: OverviewPanelProps) => (
  <PageFrame
    title={organisation.name}
    purpose="Your business, its locations and its recovery sites."
    help={
      <>
        <p>
          Each plan covers one business location. Add every location you could not afford to lose:
          the shop, the warehouse, the office.
        </p>
        <p>
          A short-term recovery site is where you would work if a location could not be used. Choose
          one that would not be affected by the same flood or power cut.
        </p>
        <p>
          <strong>For example:</strong> an office on the wharf books a shared office two suburbs
          inland.
        </p>
      </>
    }
    next={
      organisation.plans.length === 0
        ? { to: "/organization/plans", label: "Create your first plan" }
        : { to: "/organization/contacts", label: "Contacts" }
    }
  >
    {can(organisation, "change") && <CountryChange organisation={organisation} />}
    <BusinessInfoCard organisation={organisation} />
    <LogoCard organisation={organisation} />
    <BranchesCard organisation={organisation} />
    <SitesCard organisation={organisation} />
    {organisation.roleName === "owner" && <BrokerSharingCard organisation={organisation} />}
    <ArchiveCard organisation={organisation} />
  </PageFrame>
);
