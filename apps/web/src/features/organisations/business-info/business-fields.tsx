import type { ReactNode } from "react";
import type { ContractForm } from "../../../platform/forms/contract-form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { IndustryField } from "./industry-field";

type Business = {
  readonly name?: string | undefined;
  readonly legalName?: string | undefined;
  readonly industryCode?: string | undefined;
  readonly industryName?: string | undefined;
};
type NameText = {
  readonly label: string;
  readonly description?: string;
  readonly autoComplete?: string;
};

type BusinessFieldsProps = {
  readonly form: Pick<ContractForm<Business>, "field" | "change">;
  readonly name: NameText;
  readonly tradingName: NameText;
  /** Fields between the names and the industry. */
  readonly children?: ReactNode;
};

/** The values of the fields of a business that does not exist yet, with the address of its Head Office. */
export const NEW_BUSINESS = {
  name: "",
  legalName: "",
  industryCode: "",
  industryName: "",
  address: "",
};

/** The fields that every form of a business has: its names and its industry. */
export const BusinessFields = ({ form, name, tradingName, children }: BusinessFieldsProps) => (
  <>
    <TextField {...form.field("name")} {...name} autoFocus />
    <TextField {...form.field("legalName")} {...tradingName} />
    {children}
    <IndustryField
      code={form.field("industryCode")}
      name={form.field("industryName")}
      onChange={form.change}
    />
  </>
);
