import { ThirdPartiesFrame } from "./third-parties-frame";

/** /organization/strategic-crisis-experts: whom the business calls when it happens. */
export const StrategicCrisisExpertsScreen = () => (
  <ThirdPartiesFrame
    thirdPartyClass="strategicCrisisExperts"
    title="Strategic Crisis Experts"
    purpose="Specialists you would call on the day: restorers, lawyers, electricians, counsellors."
    help={
      <>
        <p>
          After a storm every restorer in town is booked. Agreeing on a rate and a call-out time now
          puts you at the head of the line.
        </p>
        <p>
          <strong>For example:</strong> DryFast Restoration, Fire and Water Damage Restorer, Leon
          Hart, on call day and night.
        </p>
      </>
    }
    previous={{ to: "/organization/strategic-third-parties", label: "Strategic Third Parties" }}
    next={{ to: "/organization/strategic-areas", label: "Strategic Areas" }}
    noun="crisis expert"
    nouns="crisis experts"
    icon="phone"
    emptyWords="Begin with an emergency electrician and somebody who restores water damage."
  />
);
