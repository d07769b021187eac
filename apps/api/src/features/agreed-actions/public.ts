export {
  insertAgreedActions,
  listAgreedActions,
  markAgreedAction,
  openAgreedActions,
} from "./agreed-actions-store";
