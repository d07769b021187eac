import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { PageFrame } from "../../ui/layout/page-frame";
import { BranchesCard } from "./branches-card";
import { BusinessInfoCard } from "./business-info-card";
import { SitesCard } from "./sites-card";

type OverviewPanelProps = { readonly organisation: Organisation };

/** The business in hand: its information, business locations and short-term recovery sites. */
export const OverviewPanel = ({ organisation }: OverviewPanelProps) => (
  <PageFrame
    title={organisation.name}
    purpose="Your business, where it works, and where it would go if it had to."
    help={
      <>
        <p>
          A plan belongs to one business location. Add every place whose loss would hurt: the shop,
          the warehouse, the office.
        </p>
        <p>
          A short-term recovery site is where work goes on while a location cannot be used. Choose
          one that would not be hit by the same flood or power cut.
        </p>
        <p>
          <strong>For example:</strong> a café on the wharf books the community kitchen two suburbs
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
    <BusinessInfoCard organisation={organisation} />
    <BranchesCard organisation={organisation} />
    <SitesCard organisation={organisation} />
  </PageFrame>
);
