import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { AlternativeSite } from "@holdfast/contract/organisations/place";
import {
  ALTERNATIVE_SITE_DELETED,
  deleteAlternativeSite,
  listAlternativeSites,
} from "@holdfast/contract/organisations/place-endpoints";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { EmptyState } from "../../ui/feedback/empty-state";
import { EntryDialogs } from "../../ui/overlays/entry-dialogs";
import { useEntryEditor } from "../../ui/fields/use-entry-editor";
import { callDeletion } from "../../platform/api/call-deletion";
import { can } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { PlacesTable } from "./places-table";
import { useRefreshSites } from "./use-places";
import { lazyComponent } from "../../platform/routing/lazy-component";

const AddSiteForm = lazyComponent(async () => (await import("./site-form")).AddSiteForm);
const EditSiteForm = lazyComponent(async () => (await import("./site-form")).EditSiteForm);

type SitesCardProps = { readonly organisation: Organisation };

/** The short-term recovery sites that a recovery strategy can use. */
export const SitesCard = ({ organisation }: SitesCardProps) => {
  const orgId = organisation.organisationId;
  const sites = useRead(listAlternativeSites, { params: { orgId } });
  const editor = useEntryEditor<AlternativeSite>();
  const refresh = useRefreshSites();
  const canChange = can(organisation, "change");
  return (
    <Card
      title="Short-term recovery sites"
      aside={
        canChange && (
          <Button size="small" icon="add" onPress={editor.add}>
            Add site
          </Button>
        )
      }
    >
      <PlacesTable
        caption="Short-term recovery sites"
        places={sites}
        rowKey={({ alternativeSiteId }) => alternativeSiteId}
        editor={editor}
        canChange={canChange}
        empty={
          <EmptyState icon="map" title="No recovery sites yet">
            Where would you work from tomorrow if your location burnt down tonight? A partner’s
            office or someone’s home is a good start.
          </EmptyState>
        }
      />
      <EntryDialogs
        editor={editor}
        noun="recovery site"
        nameOf={({ name }) => name}
        form={(site) =>
          site === null ? (
            <AddSiteForm orgId={orgId} editor={editor} />
          ) : (
            <EditSiteForm orgId={orgId} editor={editor} site={site} />
          )
        }
        onDelete={async ({ alternativeSiteId }) => {
          await callDeletion(deleteAlternativeSite, { params: { orgId, alternativeSiteId } });
          await refresh();
        }}
        deletes="Recovery strategies that use this site will need a new location."
        deletedMessage={ALTERNATIVE_SITE_DELETED}
      />
    </Card>
  );
};
