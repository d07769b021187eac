export { checkDepartments } from "./check-departments";
export { departmentOf, departmentsOfBranch, listDepartments } from "./departments-store";
export { countUnits, countUnitsIn, isUnitOfBranches } from "./units-of-plan-store";
export { unitSearch } from "./search-part-store";
