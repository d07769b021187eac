export { brokerageFor } from "./brokerage-access-store";
