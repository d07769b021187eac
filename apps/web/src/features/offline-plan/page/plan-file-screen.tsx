import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { instantInText } from "../../../platform/format/date-format";
import { fromBase64 } from "../../../platform/offline-plan/base64-rules";
import { openByPassword } from "../../../platform/offline-plan/seal-by-password";
import styles from "./page.module.css";
import { PinForm } from "./pin-form";
import type { PlanFile } from "./plan-file-rules";
import { PlanBoundary } from "./plan-failed";
import { PlanSection } from "./plan-section";

/** Shows a team's pages from their own file, which any browser opens without a server. */
export const PlanFileScreen = ({ file }: { readonly file: PlanFile }) => {
  const [plan, setPlan] = useState<OfflinePlan>();
  const [isStale] = useState(() => Date.now() > Date.parse(file.staleAfter));
  const stale = isStale
    ? `This file has been out of date since ${instantInText(file.staleAfter)}. Ask for a new one.`
    : `This file is out of date after ${instantInText(file.staleAfter)}.`;
  if (globalThis.crypto?.subtle === undefined) {
    return (
      <main className={styles.locked}>
        <h1>{file.teamName}</h1>
        <p>This browser cannot decrypt the file. Open it with Chrome, Edge or Firefox.</p>
      </main>
    );
  }
  if (plan) {
    return (
      <PlanBoundary plan={plan}>
        <PlanSection
          plan={plan}
          status={
            <>
              <p className={isStale ? styles.error : undefined}>{stale}</p>
              <p>Created on {instantInText(plan.readAt)}.</p>
            </>
          }
        />
      </PlanBoundary>
    );
  }
  const open = async (password: string) => {
    const bytes = await openByPassword(password, {
      iterations: file.iterations,
      salt: fromBase64(file.salt),
      iv: fromBase64(file.iv),
      bytes: fromBase64(file.bytes),
    });
    if (!bytes) return "The password is wrong. Try again.";
    setPlan(JSON.parse(new TextDecoder().decode(bytes)) as OfflinePlan);
    return undefined;
  };
  return (
    <PinForm
      title={file.teamName}
      label="Password"
      button="Open the plan"
      isNumeric={false}
      onOpen={open}
    >
      <p className={isStale ? styles.error : styles.aside}>{stale}</p>
    </PinForm>
  );
};
