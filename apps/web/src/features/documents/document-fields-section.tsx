import { LIMITS } from "@holdfast/contract/platform/field-rules";
import type { FieldBinding } from "../../platform/forms/contract-form";
import { DateField } from "../../ui/fields/date-field";
import { FieldRow } from "../../ui/fields/field-row";
import { TextArea } from "../../ui/fields/text-area";

type Name = "effectiveDate" | "reviewDate" | "comments";

type DocumentFieldsProps = {
  readonly field: (name: Name) => FieldBinding<string>;
};

/** The fields that describe a file as well as a link. */
export const DocumentFields = ({ field }: DocumentFieldsProps) => (
  <>
    <FieldRow>
      <DateField {...field("effectiveDate")} label="Document date" />
      <DateField
        {...field("reviewDate")}
        label="Review or expiry date"
        description="We remind you 30 days before."
      />
    </FieldRow>
    <TextArea {...field("comments")} label="Comments" rows={2} maxLength={LIMITS.text} />
  </>
);
