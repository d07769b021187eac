import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { PlacesCard } from "./places-card";

type BranchesCardProps = { readonly organisation: Organisation };

/** The business locations; each may have a plan. */
export const BranchesCard = ({ organisation }: BranchesCardProps) => (
  <PlacesCard
    kind="branch"
    organisation={organisation}
    title="Business locations"
    noun="business location"
    addLabel="Add location"
    deletes="Its business units will be deleted too. Its contacts remain, without a location. A location that has plans cannot be deleted."
    // There is always a Head Office.
    empty={() => null}
  />
);
