export { versionsApprovedBy } from "./versions/personal-data-store";
