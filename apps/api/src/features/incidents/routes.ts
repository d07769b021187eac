import { addLogEntries } from "./add-log-entries";
import { addLogPhoto } from "./add-log-photo";
import { alertResponder } from "./resend-alert";
import { answerAlert, readAlert } from "./answer-alert";
import { changeIncidentUnit } from "./change-incident-unit";
import { declareIncident } from "./declare-incident";
import { downloadIncidentReport } from "./download-report";
import {
  changeIncident,
  closeIncident,
  setReviewAction,
  standDownIncident,
} from "./manage-incident";
import { addIncidentAction, setIncidentAction } from "./manage-actions";
import {
  listAllOpenIncidents,
  listIncidents,
  listOpenIncidents,
  readIncident,
  readIncidentLog,
} from "./read-incidents";

export const incidentsRoutes = [
  listIncidents,
  listOpenIncidents,
  listAllOpenIncidents,
  declareIncident,
  readIncident,
  changeIncident,
  standDownIncident,
  closeIncident,
  setReviewAction,
  setIncidentAction,
  addIncidentAction,
  changeIncidentUnit,
  readIncidentLog,
  addLogEntries,
  addLogPhoto,
  alertResponder,
  downloadIncidentReport,
  readAlert,
  answerAlert,
];
