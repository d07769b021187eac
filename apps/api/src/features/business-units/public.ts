export { checkDepartments } from "./check-departments";
export {
  departmentOf,
  departmentsOfBranch,
  listDepartments,
  lockDepartments,
} from "./departments-store";
export { unitOfSameName } from "./cloned-units-store";
export { businessUnitContribution } from "./plan-contribution-store";
export { countUnits, countUnitsIn, isUnitOfBranches, nameOfUnit } from "./units-of-plan-store";
export { unitSearch } from "./search-part-store";
