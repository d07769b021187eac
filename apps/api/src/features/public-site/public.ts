export { deleteViewsBefore } from "./page-views-store";
