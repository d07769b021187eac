import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { useState } from "react";
import { Button } from "../../../design/button";
import { Card } from "../../../design/card";
import { callEndpoint } from "../../../platform/call-endpoint";
import { fetchedLater } from "../../../platform/fetched-later";
import { useDownload } from "../../../platform/use-download";
import styles from "./settings.module.css";

const DeleteAccountDialog = fetchedLater(
  async () => (await import("./delete-account-dialog")).DeleteAccountDialog,
);

/** Downloads what is stored about the person, and deletes the account. */
export const YourDataCard = ({ email }: { readonly email: string }) => {
  const { isRunning, download } = useDownload("download");
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title="Your data">
      <p className={styles.hint}>
        Download everything Holdfast stores about you as a JSON file, or delete your account.
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
