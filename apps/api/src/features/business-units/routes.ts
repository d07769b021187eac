import {
  createDepartments,
  listDepartments,
  removeDepartments,
  updateDepartment,
} from "./manage-departments";

export const businessUnitsRoutes = [
  listDepartments,
  createDepartments,
  updateDepartment,
  removeDepartments,
];
