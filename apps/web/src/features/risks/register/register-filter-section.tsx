import { useMemo } from "react";
import { REGISTER_DATE_FILTERS } from "@holdfast/contract/risks/register-date-filter-rules";
import type { RegisterFilter } from "@holdfast/contract/risks/register/register-view-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { FilterMenu } from "../../../ui/fields/filters/filter-menu";
import { FilterRow } from "../../../ui/fields/filters/filter-row";
import { SearchField } from "../../../ui/fields/filters/search-field";
import { Select } from "../../../ui/fields/choices/select";
import { categoryChoices, personChoices } from "./register-choice-rules";

type RegisterFilterSectionProps = {
  readonly risks: readonly Risk[];
  readonly filter: RegisterFilter;
  readonly onChange: (filter: RegisterFilter) => void;
};

const ANY_DATE = "Any date";
const DATES = [ANY_DATE, ...REGISTER_DATE_FILTERS].map((name) => ({ id: name, name }));

/** The register's filters: search, category, responsible person and follow-up date. */
export const RegisterFilterSection = ({ risks, filter, onChange }: RegisterFilterSectionProps) => {
  const categories = useMemo(() => categoryChoices(risks), [risks]);
  const persons = useMemo(() => personChoices(risks), [risks]);
  const change = (changes: Partial<RegisterFilter>) => onChange({ ...filter, ...changes });
  return (
    <FilterRow>
      <SearchField
        label="Search"
        placeholder="Name, category…"
        value={filter.text}
        onChange={(text) => change({ text })}
      />
      <FilterMenu
        label="Risk Category"
        allLabel="All categories"
        choices={categories}
        value={filter.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
      />
      <FilterMenu
        label="Responsible Person"
        allLabel="All people"
        choices={persons}
        value={filter.contactIds}
        onChange={(contactIds) => change({ contactIds })}
      />
      <Select
        name="dates"
        label="Follow Up Date"
        isCompact
        choices={DATES}
        value={filter.dates ?? ANY_DATE}
        onChange={(name) =>
          change({ dates: REGISTER_DATE_FILTERS.find((dates) => dates === name) ?? null })
        }
      />
    </FilterRow>
  );
};
