import { downloadExerciseReport as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { documentStyle } from "@holdfast/printables/document-style";
import { exerciseReportPrint } from "@holdfast/printables/exercise-report/exercise-report-markup";
import { route } from "../../platform/http/route";
import { reservePrint } from "../printing/public";
import { nameOfOrganisation } from "../organisations/public";
import { keyOf, readWhole } from "./find-exercise";

/** Prints the report on the server, so that it contains only stored data. */
export const downloadExerciseReport = route(
  endpoint,
  { admit: reservePrint },
  async ({ params, scope, admission }, { database, documents }) => {
    const exercise = await readWhole(database.query, keyOf(scope, params));
    const organisationName = await nameOfOrganisation(database.query, scope.organisationId);
    const { title, content, header } = exerciseReportPrint({ ...exercise, organisationName });
    const { pdf } = await admission.print({
      document: (signal) =>
        documents.make({ title, content, header, css: documentStyle, pageNumbers: true }, signal),
      title,
      author: organisationName,
    });
    return { fileName: `${title}.pdf`, bytes: pdf };
  },
);
