import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { PageFrame } from "../../../ui/layout/page-frame";
import { can } from "../../../platform/session/can";
import { useCurrentOrganisation, useUnarchive } from "../../workspace/public";
import styles from "./archived-panel.module.css";
import { CreateBusinessForm } from "../create-business-form";

type ArchivedPanelProps = { readonly organisations: readonly Organisation[] };

/** /organization when all the user's organisations are archived: read or unarchive one, or create another. */
export const ArchivedPanel = ({ organisations }: ArchivedPanelProps) => {
  const [isCreating, setCreating] = useState(false);
  const { choose } = useCurrentOrganisation();
  const { unarchive, isPending, refusal } = useUnarchive();
  if (isCreating) return <CreateBusinessForm onCancel={() => setCreating(false)} />;
  const isOne = organisations.length === 1;
  return (
    <PageFrame
      title={isOne ? "Your organisation is archived" : "Your organisations are archived"}
      purpose="You can still read an archived organisation. Unarchive it to work on it again, or create a new business."
      action={
        <Button icon="add" onPress={() => setCreating(true)}>
          Create a new business
        </Button>
      }
    >
      {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
      <Card title="Archived">
        <ul className={styles.list}>
          {organisations.map((organisation) => (
            <li key={organisation.organisationId} className={styles.row}>
              <span className={styles.name}>{organisation.name}</span>
              <span className={styles.actions}>
                <Button
                  label={`View ${organisation.name}`}
                  onPress={() => choose(organisation.organisationId)}
                >
                  View
                </Button>
                {can(organisation, "archive") ? (
                  <Button
                    variant="primary"
                    isPending={isPending}
                    label={`Unarchive ${organisation.name}`}
                    onPress={() => unarchive(organisation)}
                  >
                    Unarchive
                  </Button>
                ) : (
                  <span className={styles.hint}>Ask an owner to unarchive it.</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </PageFrame>
  );
};
