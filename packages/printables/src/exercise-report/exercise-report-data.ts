import type { Exercise } from "@holdfast/contract/exercises/exercise";

/** What the report of an exercise prints. */
export type ExerciseReportData = Exercise & { readonly organisationName: string };
