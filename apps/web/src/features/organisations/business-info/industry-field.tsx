import {
  INDUSTRY_PAGE_SIZE,
  searchIndustries,
} from "@holdfast/contract/industries/industry-endpoints";
import { ComboBox } from "../../../ui/fields/lazy-fields";
import type { ChoiceSearch } from "../../../ui/fields/choices/use-choice-search";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { FieldBinding } from "../../../platform/forms/contract-form";

type IndustryFieldProps = {
  readonly code: FieldBinding<string>;
  readonly name: FieldBinding<string>;
  /** Sets both fields at once. */
  readonly onChange: (industry: { industryCode: string; industryName: string }) => void;
};

/** Adds the code and the matched trade to each ANZSIC class, because titles repeat. */
const findIndustries: ChoiceSearch = async ({ text, page, signal }) => {
  const at = page === undefined ? 1 : Number(page);
  const query = { q: text, pageSize: INDUSTRY_PAGE_SIZE, page: at };
  const found = await callEndpoint(searchIndustries, { query }, { signal });
  return {
    choices: found.map(({ code, name, tradingName }) => ({
      id: code,
      name,
      note: tradingName === null ? `ANZSIC ${code}` : `ANZSIC ${code} · ${tradingName}`,
    })),
    // A full page may be followed by another.
    next: found.length === INDUSTRY_PAGE_SIZE ? String(at + 1) : undefined,
  };
};

/** Searches industries by everyday trade names, and sets the code and the name of the chosen one. */
export const IndustryField = ({ code, name, onChange }: IndustryFieldProps) => (
  <div data-field={name.name}>
    <ComboBox
      name={code.name}
      label="Industry"
      value={code.value ? { id: code.value, name: name.value ?? "" } : null}
      onChange={(choice) =>
        onChange({ industryCode: choice?.id ?? "", industryName: choice?.name ?? "" })
      }
      onBlur={code.onBlur}
      error={code.error ?? name.error}
      isRequired={code.isRequired}
      placeholder="Type what you do, such as accountant"
      description={
        code.value ? `ANZSIC ${code.value}` : "Decides which hazards and exposures we show you."
      }
      search={findIndustries}
      nothingFound="No matching industry. Try a broader term, such as ‘retail’ or ‘transport’."
    />
  </div>
);
