import { DETAIL_NAMES } from "@holdfast/contract/contact-checks/contact-check";
import type { LinkedContact } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { confirmContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { DETAILS_CHANGED } from "@holdfast/contract/contact-checks/errors";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { PhoneCountryProvider } from "../../platform/forms/phones/phone-country";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { FactList } from "../../ui/layout/fact-list";
import { DETAIL_LABELS } from "./contact-check-rules";
import styles from "./contact-checks.module.css";
import { CorrectionForm } from "./correction-form";

type LinkedDetailsPanelProps = {
  readonly link: { readonly id: string; readonly token: string };
  readonly contact: LinkedContact;
  /** The details were changed after this page had shown them. */
  readonly isReadAgain: boolean;
  readonly onAnswered: (answer: "confirmed" | "corrected") => void;
  readonly onStale: () => void;
};

/** Shows people their own details, to confirm or to correct. */
export const LinkedDetailsPanel = (props: LinkedDetailsPanelProps) => {
  const { link, contact, onAnswered, onStale } = props;
  const [isCorrecting, setCorrecting] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await callEndpoint(confirmContactCheck, { body: { ...link, version: contact.version } });
      onAnswered("confirmed");
    } catch (error) {
      if (error instanceof CallError && error.code === DETAILS_CHANGED.code) onStale();
      else setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <h1>{isCorrecting ? "Correct your details" : "Are your contact details right?"}</h1>
      <p>
        {contact.organisationName} uses them to reach you in an emergency.
        {isCorrecting && " Someone there will check your corrections before they are used."}
      </p>
      {props.isReadAgain && <Alert variant="note">{DETAILS_CHANGED.message}</Alert>}
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {isCorrecting ? (
        <PhoneCountryProvider value={certainCountry(contact)}>
          <CorrectionForm
            link={link}
            contact={contact}
            onSent={() => onAnswered("corrected")}
            onStale={onStale}
            onCancel={() => setCorrecting(false)}
          />
        </PhoneCountryProvider>
      ) : (
        <>
          <FactList
            facts={DETAIL_NAMES.map((name) => [
              DETAIL_LABELS[name],
              <strong key={name}>{breakable(contact.details[name] ?? "Not given")}</strong>,
            ])}
          />
          <div className={styles.answers}>
            <Button
              variant="primary"
              isFullWidth
              isPending={isSending}
              onPress={() => void confirm()}
            >
              Confirm my details
            </Button>
            <Button isFullWidth isDisabled={isSending} onPress={() => setCorrecting(true)}>
              Correct my details
            </Button>
          </div>
        </>
      )}
    </>
  );
};

/** Returns a detail that can wrap before the @ of an email address. */
const breakable = (detail: string) => {
  const at = detail.indexOf("@");
  return at === -1 ? (
    detail
  ) : (
    <>
      {detail.slice(0, at)}
      <wbr />
      {detail.slice(at)}
    </>
  );
};
