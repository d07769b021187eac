export { countRisksOfContact } from "./register/risks-store";
