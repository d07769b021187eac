export { departments } from "./business-units-table";
export { listDepartments } from "./departments-store";
export { checkDepartments } from "./check-departments";
