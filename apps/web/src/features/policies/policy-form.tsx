import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Policy } from "@holdfast/contract/policies/policy";
import { createPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { Alert } from "../../ui/feedback/alert";
import { Card } from "../../ui/layout/card";
import { DateField, MultiSelect } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { contactChoice } from "../../platform/format/contact-choice";
import { RadioGroup } from "../../ui/fields/choices/radio-group";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { VideoSection } from "../../platform/video/video-section";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { addYears, dateOf, startOfDate } from "@holdfast/contract/platform/calendar-rules";
import { formatDate } from "../../platform/format/date-format";
import { useToday } from "../../platform/format/use-today";
import styles from "./policy.module.css";

type PolicyFormProps = {
  readonly organisation: Pick<Organisation, "organisationId" | "name" | "avatarUrl">;
  readonly contacts: readonly Contact[];
  /** With the business's name filled in. */
  readonly statements: readonly {
    readonly id: string;
    readonly title: string | undefined;
    readonly text: string;
  }[];
  /** The policy in force, whose statement and committee the form starts with. */
  readonly latest: Policy | null;
  readonly onSaved: (policy: Policy) => void;
  readonly onCancel: () => void;
};

const valuesOf = ({ members, businessContinuityResponsible, reviewDate }: Policy) => ({
  contacts: members.flatMap(({ contactId }) => contactId ?? []),
  responsible: businessContinuityResponsible,
  reviewDate,
});

/** The form of a new version of the policy (specification 2, 'Policy screen'). */
export const PolicyForm = (props: PolicyFormProps) => {
  const { organisation, contacts, statements, latest } = props;
  const today = useToday();
  const form = useContractForm({
    endpoint: createPolicy,
    params: { orgId: organisation.organisationId },
    initial: {
      ...(latest ? valuesOf(latest) : { contacts: [], responsible: null }),
      reviewDate: dateOf(addYears(startOfDate(today), 1)),
    },
    edited: {
      noun: "policy",
      version: latest?.version ?? 0,
      valuesOf: (row) => valuesOf(row as Policy),
      textOf: {
        contacts: (ids) =>
          contacts
            .flatMap((contact) => (ids.includes(contact.contactId) ? fullName(contact) : []))
            .join(", "),
        reviewDate: formatDate,
      },
    },
    onSaved: props.onSaved,
  });
  const responsible = form.values.responsible ?? "";
  const chosen = form.values.contacts ?? [];
  const reviewDate = form.field("reviewDate");
  const members = chosen.flatMap((id) => contacts.find(({ contactId }) => contactId === id) ?? []);
  return (
    <Card title="New version of the policy">
      <Alert variant="note" title="You only need to make two choices.">
        Choose who is on the Governance Committee and who is responsible in a crisis. The other
        pages follow ISO 22301 and are filled in for you.
      </Alert>
      <Form
        form={form}
        onCancel={props.onCancel}
        isSubmitDisabled={responsible.trim() === "" || chosen.length === 0 || !reviewDate.value}
      >
        <dl className={styles.cards}>
          <div>
            <dt>Organisation</dt>
            <dd>{organisation.name}</dd>
          </div>
          <div>
            <dt>Logo</dt>
            <dd>
              {organisation.avatarUrl === null ? (
                "No logo"
              ) : (
                <img className={styles.logo} src={organisation.avatarUrl} alt="" />
              )}
            </dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{formatDate(today)}</dd>
          </div>
        </dl>
        <MultiSelect
          {...form.field("contacts")}
          label="Governance Committee"
          description="Type part of a name. Select one or more contacts."
          choices={contacts.map(contactChoice)}
        />
        <RadioGroup
          name="statement"
          label="Who forms the Crisis Management Team?"
          description="Choose the statement that fits best. You can change it below."
          value={statements.find(({ text }) => text === responsible)?.id ?? null}
          onChange={(id) =>
            form.change({
              responsible: statements.find((statement) => statement.id === id)?.text ?? null,
            })
          }
          choices={statements.map(({ id, title, text }) =>
            title === undefined ? { id, name: text } : { id, name: title, note: text },
          )}
        />
        <TextArea
          {...form.field("responsible")}
          label="Policy statement"
          description="Printed in section 5, Governance Structure."
          rows={5}
        />
        {/* The API fills in a year from today; on the screen the date is proposed, and must not be emptied. */}
        <DateField
          {...reviewDate}
          label="Next review due by"
          isRequired
          error={reviewDate.value ? reviewDate.error : "Please input the review date."}
        />
        <dl className={styles.cards}>
          <div>
            <dt>Accepted by</dt>
            <dd>
              {members.length === 0
                ? "The members of the committee"
                : members.map(fullName).join(", ")}
            </dd>
          </div>
        </dl>
      </Form>
      <VideoSection name="policy" />
    </Card>
  );
};
