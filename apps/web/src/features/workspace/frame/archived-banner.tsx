import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/buttons/icon";
import { can } from "../../../platform/session/can";
import styles from "./archived-banner.module.css";
import { useUnarchive } from "../current/use-unarchive";

type ArchivedBannerProps = { readonly organisation: Organisation };

/** Says on every page of an archived organisation that it is read-only, and who can unarchive it. */
export const ArchivedBanner = ({ organisation }: ArchivedBannerProps) => {
  const { unarchive, isPending, refusal } = useUnarchive();
  const mayUnarchive = can(organisation, "archive");
  return (
    <section className={styles.banner} data-variant="warning" aria-label="Archived organisation">
      <Icon name="folder" />
      <p className={styles.words}>
        This organisation is archived. You can view it, but you cannot change it.
        {!mayUnarchive && " Ask an owner to unarchive it."}
        {refusal !== undefined && (
          <span role="alert" className={styles.refusal}>
            {refusal}
          </span>
        )}
      </p>
      {mayUnarchive && (
        <Button size="small" isPending={isPending} onPress={() => unarchive(organisation)}>
          Unarchive
        </Button>
      )}
    </section>
  );
};
