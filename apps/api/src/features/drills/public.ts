export { listDrills } from "./drills-store";
export { sendDrills } from "./send-drills";
