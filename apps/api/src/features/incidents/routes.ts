import { addLogEntries } from "./log/add-log-entries";
import { addLogPhoto } from "./log/add-log-photo";
import { previewAlert } from "./alerts/read-alert-preview";
import { alertResponder } from "./alerts/resend-alert";
import { setResponderAnswer } from "./alerts/set-answer";
import { addLogEntriesByLink, addLogPhotoByLink } from "./by-link/add-entries";
import { answerAlert, readAlert } from "./by-link/answer-alert";
import { setActionByLink } from "./by-link/set-action";
import { changeIncidentUnit } from "./change-incident-unit";
import { declareIncident } from "./declare-incident";
import { readIncidentCosts } from "./read-costs";
import { listReportParts } from "./log/list-report-parts";
import {
  changeIncident,
  closeIncident,
  setReviewAction,
  standDownIncident,
} from "./manage-incident";
import { answerSafetyQuestion, readSafetyQuestion } from "./safety-check/answer-safety-question";
import { markPersonSafe } from "./safety-check/mark-person-safe";
import { previewSafetyCheck, readSafetyCheck } from "./safety-check/read-safety-check";
import { sendSafetyReminders } from "./safety-check/send-safety-reminders";
import { startSafetyCheck } from "./safety-check/start-safety-check";
import { previewTeamMessage, sendTeamMessage } from "./messages/send-team-message";
import { setIncidentRole } from "./roles/set-role";
import {
  addIncidentAction,
  assignIncidentAction,
  setIncidentAction,
} from "./actions/manage-actions";
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
  previewAlert,
  declareIncident,
  readIncident,
  changeIncident,
  standDownIncident,
  closeIncident,
  setReviewAction,
  setIncidentAction,
  addIncidentAction,
  assignIncidentAction,
  setIncidentRole,
  changeIncidentUnit,
  readIncidentLog,
  addLogEntries,
  addLogPhoto,
  readIncidentCosts,
  alertResponder,
  setResponderAnswer,
  listReportParts,
  readAlert,
  answerAlert,
  previewTeamMessage,
  sendTeamMessage,
  setActionByLink,
  addLogEntriesByLink,
  addLogPhotoByLink,
  readSafetyCheck,
  previewSafetyCheck,
  startSafetyCheck,
  sendSafetyReminders,
  markPersonSafe,
  readSafetyQuestion,
  answerSafetyQuestion,
];
