import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { PlacesCard } from "./places-card";

type SitesCardProps = { readonly organisation: Organisation };

/** The short-term recovery sites that a recovery strategy can use. */
export const SitesCard = ({ organisation }: SitesCardProps) => (
  <PlacesCard
    kind="site"
    organisation={organisation}
    title="Short-term recovery sites"
    noun="recovery site"
    addLabel="Add site"
    deletes="Recovery strategies that use this site will need a new location."
    empty={(add) => (
      <EmptyState icon="map" title="No recovery sites yet" action={add}>
        Where would you work from tomorrow if your location burnt down tonight? A partner’s office
        or someone’s home is a good start.
      </EmptyState>
    )}
  />
);
