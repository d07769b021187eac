import { deleteAccount } from "./delete-account";
import { downloadPersonalData } from "./download-personal-data";

export const personalDataRoutes = [downloadPersonalData, deleteAccount];
