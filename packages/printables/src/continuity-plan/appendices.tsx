import { AreasAppendix } from "./appendices/areas-appendix";
import { NumbersAppendix } from "./appendices/numbers-appendix";
import { EventCardsAppendix } from "./appendices/event-cards-appendix";
import { MessagesAppendix } from "./appendices/messages-appendix";
import { PartyAppendix } from "./appendices/party-appendix";
import { APPENDICES } from "./plan-contents";
import type { ContinuityPlanData } from "./plan-data";
import { RequirementsAppendix } from "./appendices/requirements-appendix";
import { StaffAppendix } from "./appendices/staff-appendix";
import { FurtherRowsAppendix } from "./appendices/further-rows-appendix";
import { InsuranceAppendix } from "./appendices/insurance-appendix";
import { OwnRisksAppendix } from "./appendices/own-risks-appendix";
import { BackupsAppendix } from "./recovery-pages/backups-appendix";
import { GlossaryAppendix } from "./recovery-pages/glossary-appendix";
import { SiteAppendix } from "./recovery-pages/site-appendix";
import { UnitsAppendix } from "./unit-pages/units-appendix";

/** The appendices. Their lists are never truncated: they take as many pages as they need. */
export function PlanAppendices({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <>
      <PartyAppendix
        entry={APPENDICES.suppliers}
        head="Supplier (Appendix A)"
        lead="Suppliers the business cannot do without. Phone before you write. Note the time and the answer."
        empty="No strategic suppliers are recorded."
        parties={data.suppliers}
      />
      <PartyAppendix
        entry={APPENDICES.customers}
        head="Customer (Appendix B)"
        lead="Customers to inform early. Use only the wording approved by the Crisis Management Team."
        empty="No strategic customers are recorded."
        parties={data.customers}
      />
      <PartyAppendix
        entry={APPENDICES.thirdParties}
        head="Third party (Appendix C)"
        lead="Advisers, insurers, authorities and crisis experts who help the business through an incident."
        empty="No strategic third parties are recorded."
        parties={data.thirdParties}
        hasCategory
      />
      <RequirementsAppendix data={data} />
      <MessagesAppendix data={data} />
      <StaffAppendix people={data.people} teams={data.teams} />
      <AreasAppendix areas={data.criticalAreas} />
      <NumbersAppendix data={data} />
      <UnitsAppendix data={data} />
      <EventCardsAppendix data={data} />
      <GlossaryAppendix />
      <OwnRisksAppendix risks={data.highRisks} />
      <InsuranceAppendix policies={data.insurancePolicies} />
      <SiteAppendix data={data} />
      <BackupsAppendix data={data} />
      <FurtherRowsAppendix data={data} />
    </>
  );
}
