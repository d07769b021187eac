import type { EndpointGroup } from "./platform/http/pages/api-document";
import type { Route } from "./platform/http/route";
import { accountsRoutes } from "./features/accounts/routes";
import { adminSubscriptionsRoutes } from "./features/admin-subscriptions/routes";
import { adminUsersRoutes } from "./features/admin-users/routes";
import { businessUnitsRoutes } from "./features/business-units/routes";
import { clientsRoutes } from "./features/clients/routes";
import { contactChecksRoutes } from "./features/contact-checks/routes";
import { contactUsesRoutes } from "./features/contact-uses/routes";
import { dashboardRoutes } from "./features/dashboard/routes";
import { directoryRoutes } from "./features/directory/routes";
import { documentsRoutes } from "./features/documents/routes";
import { filesRoutes } from "./features/files/routes";
import { monthlyQuestionsRoutes } from "./features/monthly-questions/routes";
import { exerciseScenariosRoutes } from "./features/exercise-scenarios/routes";
import { exercisesRoutes } from "./features/exercises/routes";
import { historyRoutes } from "./features/history/routes";
import { answerLinksRoutes } from "./features/answer-links/routes";
import { incidentsRoutes } from "./features/incidents/routes";
import { impactAnalysisRoutes } from "./features/impact-analysis/routes";
import { industriesRoutes } from "./features/industries/routes";
import { libraryRoutes } from "./features/library/routes";
import { offlinePlanRoutes } from "./features/offline-plan/routes";
import { organisationsRoutes } from "./features/organisations/routes";
import { personalDataRoutes } from "./features/personal-data/routes";
import { plansRoutes } from "./features/plans/routes";
import { policiesRoutes } from "./features/policies/routes";
import { printingRoutes } from "./features/printing/routes";
import { proposalsRoutes } from "./features/proposals/routes";
import { purchasesRoutes } from "./features/purchases/routes";
import { publicSiteRoutes } from "./features/public-site/routes";
import { recoveryStrategiesRoutes } from "./features/recovery-strategies/routes";
import { renewalsRoutes } from "./features/renewals/routes";
import { recoveryDetailsRoutes } from "./features/recovery-details/routes";
import { risksRoutes } from "./features/risks/routes";
import { searchRoutes } from "./features/search/routes";
import { strategicAreasRoutes } from "./features/strategic-areas/routes";
import { teamsRoutes } from "./features/teams/routes";

type Feature = {
  readonly name: string;
  readonly description: string;
  readonly routes: readonly Route[];
};

/** In the order of the API document. */
export const appFeatures: readonly Feature[] = [
  {
    name: "Accounts",
    description: "Registration, login, sessions, passwords and the settings of a user.",
    routes: accountsRoutes,
  },
  {
    name: "Personal data",
    description: "Download and deletion of everything stored about a user.",
    routes: personalDataRoutes,
  },
  {
    name: "Organisations",
    description:
      "Organisations, their members and invitations, business locations and recovery sites.",
    routes: organisationsRoutes,
  },
  {
    name: "Directory",
    description: "Contacts, suppliers, customers and strategic third parties of an organisation.",
    routes: directoryRoutes,
  },
  {
    name: "Contact uses",
    description: "Where the plans of an organisation use a contact.",
    routes: contactUsesRoutes,
  },
  {
    name: "Strategic areas",
    description: "The strategic critical areas of a business location.",
    routes: strategicAreasRoutes,
  },
  {
    name: "History",
    description: "Who changed what in an organisation and its lists, and when.",
    routes: historyRoutes,
  },
  {
    name: "Plans",
    description: "Continuity plans, and the subscriptions that keep them active.",
    routes: plansRoutes,
  },
  {
    name: "Proposals",
    description: "Which entries come from suggestions and are not confirmed.",
    routes: proposalsRoutes,
  },
  {
    name: "Risks",
    description: "The risk register of a plan and its risk report.",
    routes: risksRoutes,
  },
  {
    name: "Impact analysis",
    description: "Strategic, tactical and operational impact analysis of a plan.",
    routes: impactAnalysisRoutes,
  },
  {
    name: "Business units",
    description: "The departments of a business location.",
    routes: businessUnitsRoutes,
  },
  {
    name: "Teams",
    description: "The response teams of a plan and their contacts.",
    routes: teamsRoutes,
  },
  {
    name: "Recovery strategies",
    description: "Where each business unit of a plan continues its work.",
    routes: recoveryStrategiesRoutes,
  },
  {
    name: "Recovery details",
    description:
      "The site sheet, backups and finances of a plan, and how its business units work on the day.",
    routes: recoveryDetailsRoutes,
  },
  {
    name: "Policies",
    description:
      "The business continuity policy of an organisation, and who is accountable for it in a plan.",
    routes: policiesRoutes,
  },
  {
    name: "Documents",
    description: "The files and links of a plan, in folders.",
    routes: documentsRoutes,
  },
  {
    name: "Incidents",
    description:
      "Incidents and rehearsals of a plan: alerts, actions, business units, log and review.",
    routes: incidentsRoutes,
  },
  {
    name: "Links",
    description: "Where the short links of text messages lead.",
    routes: answerLinksRoutes,
  },
  {
    name: "Offline plan",
    description: "What a responder needs of a plan without a network.",
    routes: offlinePlanRoutes,
  },
  {
    name: "Contact checks",
    description: "Asks contacts to confirm or correct their details by a link.",
    routes: contactChecksRoutes,
  },
  {
    name: "Monthly questions",
    description: "One question a month to one member of each team, answered by a link.",
    routes: monthlyQuestionsRoutes,
  },
  {
    name: "Exercise scenarios",
    description:
      "The scenarios of the library with a plan's data, and exercises planned from them.",
    routes: exerciseScenariosRoutes,
  },
  {
    name: "Exercises",
    description: "Exercises of a plan: participants, messages, answers, scores and the report.",
    routes: exercisesRoutes,
  },
  {
    name: "Dashboard",
    description: "What the dashboard of a plan shows.",
    routes: dashboardRoutes,
  },
  {
    name: "Printing",
    description: "The data of the printed plan, and PDF files.",
    routes: printingRoutes,
  },
  {
    name: "Search",
    description: "One search over the lists and plans of an organisation.",
    routes: searchRoutes,
  },
  {
    name: "Library",
    description: "Static lists that the screens offer as choices.",
    routes: libraryRoutes,
  },
  {
    name: "Industries",
    description: "The industry classification, and the hazards of an industry.",
    routes: industriesRoutes,
  },
  {
    name: "Admin users",
    description: "The people who act for a brokerage.",
    routes: adminUsersRoutes,
  },
  {
    name: "Subscriptions",
    description:
      "The quota, subscription keys, promo codes and transactions of a brokerage, and a user's own.",
    routes: adminSubscriptionsRoutes,
  },
  {
    name: "Clients",
    description: "The organisations that a brokerage manages.",
    routes: clientsRoutes,
  },
  {
    name: "Renewals",
    description: "Reminders by email before a plan expires.",
    routes: renewalsRoutes,
  },
  {
    name: "Purchases",
    description: "The price of subscriptions, and how they are paid for.",
    routes: purchasesRoutes,
  },
  {
    name: "Public site",
    description: "News, and page views counted without personal data.",
    routes: publicSiteRoutes,
  },
  {
    name: "Files",
    description: "Uploaded images.",
    routes: filesRoutes,
  },
];

/** The routes of all features. */
export const appRoutes: readonly Route[] = appFeatures.flatMap(({ routes }) => routes);

/** The endpoints of each feature, for the API document. */
export const endpointGroups: readonly EndpointGroup[] = appFeatures.map(({ routes, ...group }) => ({
  ...group,
  endpoints: routes.map(({ endpoint }) => endpoint),
}));
