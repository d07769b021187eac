export { AgreedActionsList } from "./agreed-actions-list";
