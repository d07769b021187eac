import { ThirdPartiesFrame } from "./third-parties-frame";

/** /organization/strategic-crisis-experts: the specialists to call in an emergency. */
export const StrategicCrisisExpertsScreen = () => (
  <ThirdPartiesFrame
    thirdPartyClass="strategicCrisisExperts"
    title="Strategic Crisis Experts"
    purpose="Specialists you would call in an emergency: restorers, lawyers, electricians, counsellors."
    help={
      <>
        <p>
          After a storm, every restorer in town is booked. Agree on rates and call-out times now, so
          that your job comes first.
        </p>
        <p>
          <strong>For example:</strong> DryFast Restoration, Fire and Water Damage Restorer, Leon
          Hart, on call 24 hours.
        </p>
      </>
    }
    previous={{ to: "/organization/strategic-third-parties", label: "Strategic Third Parties" }}
    next={{ to: "/organization/strategic-areas", label: "Strategic Areas" }}
    noun="crisis expert"
    nouns="crisis experts"
    icon="phone"
    emptyText="Start with an emergency electrician and a water damage restorer."
  />
);
