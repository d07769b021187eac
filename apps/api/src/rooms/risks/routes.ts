import { createRisk } from "./register/create-risk";
import { deleteRisks } from "./register/delete-risks";
import { listRisks } from "./register/list-risks";
import { updateRisk } from "./register/update-risk";

export const risksRoutes = [listRisks, createRisk, updateRisk, deleteRisks];
