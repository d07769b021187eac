import { exportHistory } from "./export-history";
import { listHistory, listHistoryPeople } from "./list-history";

export const historyRoutes = [listHistory, listHistoryPeople, exportHistory];
