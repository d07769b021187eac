export { checkDepartments } from "./check-departments";
export { departmentsAs, listDepartments, lockDepartments } from "./departments-store";
export { unitsOfSameName } from "./cloned-units-store";
export { businessUnitContribution } from "./plan-contribution-store";
export { countUnits, countUnitsIn, isUnitOfBranches } from "./units-of-plan-store";
export { unitSearch } from "./search-part-store";
