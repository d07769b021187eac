import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useDownload } from "../../../platform/api/use-download";
import styles from "./settings.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog";

/** Downloads the data stored about the user, and deletes the account. */
export const YourDataCard = ({ email }: { readonly email: string }) => {
  const { isRunning, download } = useDownload("download");
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title="Your data">
      <p className={styles.hint}>
        Download a JSON file with everything Holdfast stores about you, or delete your account.
      </p>
      <div className={styles.buttons}>
        <Button
          icon="download"
          isPending={isRunning}
          onPress={() => void download(() => callEndpoint(downloadPersonalData, {}))}
        >
          Download my data
        </Button>
        <Button onPress={() => setDeleting(true)}>Delete my account</Button>
      </div>
      {isDeleting && <DeleteAccountDialog email={email} onClose={() => setDeleting(false)} />}
    </Card>
  );
};
