import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";
import { can } from "../../../platform/session/can";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import styles from "./archive.module.css";
import { ArchiveDialog } from "./archive-dialog";

type ArchiveCardProps = { readonly organisation: Organisation };

/** Archives the organisation; for owners and brokers, until it is archived. The banner then offers to unarchive it. */
export const ArchiveCard = ({ organisation }: ArchiveCardProps) => {
  const [isAsking, setAsking] = useState(false);
  if (organisation.isArchived || !can(organisation, "archive")) return null;
  return (
    <Card title="Archive this organisation">
      <div className={styles.row}>
        <p className={styles.hint}>
          Everyone can still read an archived organisation, but no one can change it. Nothing is
          deleted, and you can unarchive it at any time.
        </p>
        <Button onPress={() => setAsking(true)}>Archive organisation</Button>
      </div>
      <ArchiveDialog
        organisation={isAsking ? organisation : null}
        onClose={() => setAsking(false)}
        // The banner at the top says that it is archived now.
        onArchived={() => scrollTo({ top: 0 })}
      />
    </Card>
  );
};
