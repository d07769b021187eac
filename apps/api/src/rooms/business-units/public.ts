export { departments } from "./business-units-table";
export { insertDepartments, listDepartments } from "./departments-store";
export { checkDepartments } from "./check-departments";
