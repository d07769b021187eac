export { sendDrills } from "./send-drills";
