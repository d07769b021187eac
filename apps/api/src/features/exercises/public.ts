export { exercisesPlannedBy } from "./personal-data-store";
