export {
  countOpenActions,
  insertAgreedActions,
  listAgreedActions,
  listOpenActions,
  markAgreedAction,
} from "./agreed-actions-store";
