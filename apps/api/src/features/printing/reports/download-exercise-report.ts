import { downloadExerciseReport as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { exerciseReportPrint } from "@holdfast/printables/exercise-report/exercise-report-markup";
import { route } from "../../../platform/http/route";
import { keyOf, readWhole } from "../../exercises/public";
import { nameOfOrganisation } from "../../organisations/public";
import { printDownload } from "../print-document";
import { reservePrint } from "../reserve-print";

/** Prints the report on the server, so that it contains only stored data. */
export const downloadExerciseReport = route(
  endpoint,
  { admit: reservePrint },
  async ({ params, scope, admission }, services) => {
    const { database } = services;
    const exercise = await readWhole(database.query, keyOf(scope, params));
    const organisationName = await nameOfOrganisation(database.query, scope.organisationId);
    const print = exerciseReportPrint({ ...exercise, organisationName });
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: print,
      print: () => print,
      fileName: `${print.title}.pdf`,
    });
  },
);
