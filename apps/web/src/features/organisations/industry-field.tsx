import {
  INDUSTRY_PAGE_SIZE,
  searchIndustries,
} from "@holdfast/contract/industries/industry-endpoints";
import { ComboBox } from "../../ui/fields/combo-box";
import type { ChoiceSearch } from "../../ui/fields/use-choice-search";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { FieldBinding } from "../../platform/forms/use-contract-form";

type IndustryFieldProps = {
  readonly code: FieldBinding<string>;
  readonly name: FieldBinding<string>;
  /** Sets both at once. */
  readonly onChange: (industry: { industryCode: string; industryName: string }) => void;
};

/** Titles repeat among the classes of ANZSIC, so each stands with its code and the trade that was searched for. */
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
    // A full page may have another one behind it.
    next: found.length === INDUSTRY_PAGE_SIZE ? String(at + 1) : undefined,
  };
};

/** The industry, found by what people call their trade; it sets the code and the name that goes with it. */
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
      placeholder="Type what you do, such as coffee shop"
      description={
        code.value ? `ANZSIC ${code.value}` : "It decides which hazards and exposures we show you."
      }
      search={findIndustries}
      nothingFound="No industry goes by these words. Try a broader one, such as retail or transport."
    />
  </div>
);
