import { fullName } from "../../platform/text-rules";
import type { SortValue } from "../../platform/sort-rules";
import type { Risk } from "./risk";

/** Returns the full name of the person responsible for a risk; empty if there is none. */
export const responsiblePerson = ({ accountableContact }: Pick<Risk, "accountableContact">) =>
  accountableContact ? fullName(accountableContact) : "";

/** Returns the names of a risk's strategies on one line: 'Reduce Impact, Transfer'. */
export const strategyNames = ({ mitigationStrategies }: Pick<Risk, "mitigationStrategies">) =>
  mitigationStrategies.map(({ name }) => name).join(", ");

/** The columns in their order on the screen and in the export. */
export const REGISTER_COLUMN_IDS = [
  "name",
  "category",
  "likelihood",
  "cost",
  "annualised",
  "strategy",
  "status",
  "person",
  "follow-up",
] as const;
export type RegisterColumnId = (typeof REGISTER_COLUMN_IDS)[number];

export type RegisterColumn = {
  readonly header: string;
  readonly sortBy: (risk: Risk) => SortValue;
};

/**
 * The columns of the risk register (specification 2, 'Risk register'). Likelihoods and statuses are sorted by
 * value, not alphabetically.
 */
export const REGISTER_COLUMNS: Readonly<Record<RegisterColumnId, RegisterColumn>> = {
  name: { header: "Risk", sortBy: ({ name }) => name },
  category: { header: "Risk Category", sortBy: ({ riskCategoryName }) => riskCategoryName },
  likelihood: { header: "Likelihood", sortBy: ({ likelihoodValue }) => likelihoodValue },
  cost: { header: "Loss Value", sortBy: ({ cost }) => cost },
  annualised: { header: "Annualised Value", sortBy: ({ annualisedValue }) => annualisedValue },
  strategy: { header: "Mitigation Strategy", sortBy: strategyNames },
  status: { header: "Mitigation Status", sortBy: ({ mitigationStatusId }) => mitigationStatusId },
  person: { header: "Responsible Person", sortBy: responsiblePerson },
  "follow-up": { header: "Follow Up Date", sortBy: ({ followUpDate }) => followUpDate },
};

export const isRegisterColumn = (id: string): id is RegisterColumnId =>
  Object.hasOwn(REGISTER_COLUMNS, id);
