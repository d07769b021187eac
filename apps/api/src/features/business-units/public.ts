export { departments } from "./business-units-table";
export { departmentOf, listDepartments } from "./departments-store";
export { checkDepartments } from "./check-departments";
