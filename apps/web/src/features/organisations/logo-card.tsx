import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  NOT_AN_IMAGE,
} from "@holdfast/contract/files/image";
import { removeLogo, setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { useRef, useState } from "react";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { can } from "../../platform/session/can";
import { Button } from "../../ui/buttons/button";
import { Icon } from "../../ui/buttons/icon";
import { Alert } from "../../ui/feedback/alert";
import { showToast } from "../../ui/feedback/toast-store";
import { Card } from "../../ui/layout/card";
import styles from "./logo.module.css";

const ConfirmDialog = lazyComponent(
  async () => (await import("../../ui/overlays/confirm-dialog")).ConfirmDialog,
);

/** Returns what is wrong with a file, before it is sent; the server checks its content. */
const problemWith = (file: File): string | undefined => {
  if (!IMAGE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
};

type LogoCardProps = { readonly organisation: Organisation };

/** The logo, with buttons to change or remove it. A logo is not cropped: it can have any shape. */
export const LogoCard = ({ organisation }: LogoCardProps) => {
  const { name, organisationId, avatarUrl } = organisation;
  const params = { orgId: organisationId };
  const input = useRef<HTMLInputElement>(null);
  const upload = useChange(setLogo, [listOrganisations]);
  const remove = useDeletion(removeLogo, [listOrganisations]);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const mayChange = can(organisation, "change");

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = problemWith(file);
    setProblem(found);
    if (found !== undefined) return;
    upload.mutate(
      { params, upload: file },
      {
        onSuccess: () => void showToast({ variant: "done", title: SAVED }),
        // The message for the field says more than the one for the request.
        onError: ({ fieldErrors, message }) => setProblem(fieldErrors[0]?.message ?? message),
      },
    );
  };

  return (
    <Card title="Logo">
      <div className={styles.row}>
        {avatarUrl === null ? (
          <span className={styles.none} aria-hidden="true">
            <Icon name="building" size={32} />
          </span>
        ) : (
          <img className={styles.preview} src={avatarUrl} alt={`Logo of ${name}`} />
        )}
        <div className={styles.content}>
          <p className={styles.hint}>
            {avatarUrl === null && !mayChange
              ? "No logo"
              : "Appears in the menu and on the cover of your plan, risk report and policy."}
          </p>
          {mayChange && (
            <>
              <p className={styles.hint}>PNG, JPEG or WebP, at most 5 MB.</p>
              <div className={styles.buttons}>
                <Button
                  icon="upload"
                  isPending={upload.isPending}
                  onPress={() => input.current?.click()}
                >
                  {avatarUrl === null ? "Upload logo" : "Change logo"}
                </Button>
                {avatarUrl !== null && (
                  <Button
                    variant="quiet"
                    isDisabled={upload.isPending}
                    onPress={() => setAsking(true)}
                  >
                    Remove logo
                  </Button>
                )}
              </div>
              <input
                ref={input}
                type="file"
                aria-label="Logo file"
                accept={IMAGE_TYPES.join(",")}
                hidden
                onChange={({ currentTarget }) => {
                  choose(currentTarget.files?.[0]);
                  // Lets the same file be chosen again.
                  currentTarget.value = "";
                }}
              />
              {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
            </>
          )}
        </div>
      </div>
      <ConfirmDialog
        title={`Remove the logo of ${name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel="Remove logo"
        onConfirm={async () => {
          setProblem(undefined);
          await remove.mutateAsync({ params });
          showToast({ variant: "done", title: "The logo has been removed" });
        }}
      >
        <p>Documents that you download from now on will have no logo.</p>
      </ConfirmDialog>
    </Card>
  );
};
