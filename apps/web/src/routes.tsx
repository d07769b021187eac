import { type ReactNode, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { KnownRoutesProvider } from "./platform/routing/known-routes";
import { UnsavedChangesPrompt } from "./platform/forms/unsaved-changes-prompt";
import { lazyRoute, screenAt } from "./platform/routing/lazy-screen";
import type { ScreenRow } from "./platform/routing/lazy-screen";
import { RequireSession } from "./platform/session/require-session";
import { usePageScroll } from "./platform/routing/use-page-scroll";
import { usePageViews } from "./platform/routing/use-page-views";

/*
 * The route table (specification 'accounts' 2 and 'plan workspace' 2): each address with its lazily loaded screen.
 * To add a screen, add it to the group with its frame and access conditions.
 */

/** Open to everyone, without a frame. */
const PUBLIC: readonly ScreenRow[] = [
  screenAt("/", async () => (await import("./features/public-site/landing-screen")).LandingScreen),
  screenAt(
    "/contact-us",
    async () => (await import("./features/public-site/contact-screen")).ContactScreen,
  ),
  screenAt(
    "/confirmation/email",
    async () => (await import("./features/accounts/confirm-email-screen")).ConfirmEmailScreen,
  ),
  screenAt(
    "/invitation/email",
    async () => (await import("./features/accounts/invitation-screen")).InvitationScreen,
  ),
  screenAt(
    "/update-email",
    async () => (await import("./features/accounts/update-email-screen")).UpdateEmailScreen,
  ),
  screenAt(
    "/reset-password",
    async () => (await import("./features/accounts/reset-password-screen")).ResetPasswordScreen,
  ),
];

/** The organisation area for signed-in users; without an organisation it shows the create-business screen. */
const ORGANISATION: readonly ScreenRow[] = [
  screenAt(
    "/organization",
    async () => (await import("./features/organisations/organisation-screen")).OrganisationScreen,
  ),
];

/** Pages that need an organisation; without one the user is redirected to /organization. */
const ORGANISATION_PAGES: readonly ScreenRow[] = [
  screenAt(
    "/organization/list",
    async () => (await import("./features/organisations/organisations-screen")).OrganisationsScreen,
  ),
  screenAt(
    "/organization/contacts",
    async () => (await import("./features/directory/contacts-screen")).ContactsScreen,
  ),
  screenAt(
    "/organization/customers",
    async () => (await import("./features/directory/customers-screen")).CustomersScreen,
  ),
  screenAt(
    "/organization/suppliers",
    async () => (await import("./features/directory/suppliers-screen")).SuppliersScreen,
  ),
  screenAt(
    "/organization/strategic-third-parties",
    async () =>
      (await import("./features/directory/strategic-third-parties-screen"))
        .StrategicThirdPartiesScreen,
  ),
  screenAt(
    "/organization/strategic-crisis-experts",
    async () =>
      (await import("./features/directory/strategic-crisis-experts-screen"))
        .StrategicCrisisExpertsScreen,
  ),
  screenAt(
    "/organization/users",
    async () => (await import("./features/organisations/members/members-screen")).MembersScreen,
  ),
  screenAt(
    "/organization/plans",
    async () => (await import("./features/plans/plans-screen")).PlansScreen,
  ),
  screenAt(
    "/organization/strategic-areas",
    async () =>
      (await import("./features/strategic-areas/strategic-areas-screen")).StrategicAreasScreen,
  ),
];

/** The plan area before a plan is selected: signed in, with an organisation. */
const DASHBOARD: readonly ScreenRow[] = [
  screenAt(
    "/dashboard/plans",
    async () => (await import("./features/plans/plans-screen")).PlansScreen,
  ),
  screenAt(
    "/dashboard/*",
    async () => (await import("./features/dashboard/unknown-page-screen")).UnknownPageScreen,
  ),
];

/** The plan area: signed in, with an organisation and a current plan; without one it shows the plans screen. */
const PLAN: readonly ScreenRow[] = [
  screenAt(
    "/dashboard",
    async () => (await import("./features/dashboard/dashboard-screen")).DashboardScreen,
  ),
  screenAt(
    "/dashboard/risk/exposures",
    async () => (await import("./features/risks/exposures/exposures-screen")).ExposuresScreen,
  ),
  screenAt(
    "/dashboard/risk/assessment",
    async () => (await import("./features/risks/assessment/assessment-screen")).AssessmentScreen,
  ),
  screenAt(
    "/dashboard/risk/register",
    async () => (await import("./features/risks/register/register-screen")).RegisterScreen,
  ),
  screenAt(
    "/dashboard/risk/report",
    async () => (await import("./features/risks/report/report-screen")).ReportScreen,
  ),
  screenAt(
    "/dashboard/business-units",
    async () =>
      (await import("./features/business-units/business-units-screen")).BusinessUnitsScreen,
  ),
  screenAt(
    "/dashboard/teams",
    async () => (await import("./features/teams/teams-screen")).TeamsScreen,
  ),
  screenAt(
    "/dashboard/business-impact-analysis/strategic",
    async () =>
      (await import("./features/impact-analysis/strategic/strategic-bia-screen"))
        .StrategicBiaScreen,
  ),
  screenAt(
    "/dashboard/business-impact-analysis/tactical",
    async () =>
      (await import("./features/impact-analysis/tactical/tactical-bia-screen")).TacticalBiaScreen,
  ),
  screenAt(
    "/dashboard/business-impact-analysis/operational",
    async () =>
      (await import("./features/impact-analysis/operational/operational-bia-screen"))
        .OperationalBiaScreen,
  ),
  screenAt(
    "/dashboard/recovery-strategy",
    async () =>
      (await import("./features/recovery-strategies/recovery-strategy-screen"))
        .RecoveryStrategyScreen,
  ),
  screenAt(
    "/dashboard/plan-document",
    async () => (await import("./features/printing/plan-document-screen")).PlanDocumentScreen,
  ),
];

/** The broker and account area: signed in, with its own menu. */
const ADMIN: readonly ScreenRow[] = [
  screenAt(
    "/admin",
    async () => (await import("./features/dashboard/admin-entry-screen")).AdminEntryScreen,
  ),
  screenAt(
    "/admin/*",
    async () => (await import("./features/dashboard/admin-entry-screen")).AdminEntryScreen,
  ),
  screenAt(
    "/admin/overview",
    async () => (await import("./features/brokerages/admin-screen")).AdminScreen,
  ),
  screenAt(
    "/admin/settings",
    async () => (await import("./features/accounts/settings/settings-screen")).SettingsScreen,
  ),
  screenAt(
    "/purchase",
    async () => (await import("./features/purchases/purchase-screen")).PurchaseScreen,
  ),
];

const SignedInFrame = lazyRoute(
  async () => (await import("./features/dashboard/signed-in-frame")).SignedInFrame,
);
const WorkspaceFrame = lazyRoute(
  async () => (await import("./features/dashboard/workspace-frame")).WorkspaceFrame,
);
const RequireOrganisation = lazyRoute(
  async () => (await import("./features/dashboard/require-organisation")).RequireOrganisation,
);
const RequirePlan = lazyRoute(
  async () => (await import("./features/dashboard/require-plan")).RequirePlan,
);
const AdminFrame = lazyRoute(
  async () => (await import("./features/dashboard/admin-frame")).AdminFrame,
);
const NotFoundScreen = lazyRoute(
  async () => (await import("./features/public-site/not-found-screen")).NotFoundScreen,
);

const routesOf = (rows: readonly ScreenRow[]) =>
  rows.map(({ path, screen: Screen }) => <Route key={path} path={path} element={<Screen />} />);

const PATTERNS = [PUBLIC, ORGANISATION, ORGANISATION_PAGES, DASHBOARD, PLAN, ADMIN].flatMap(
  (rows) => rows.map(({ path }) => path),
);

/** Every address but the landing page's first visit, which main.tsx serves without the router. */
type RoutedScreensProps = {
  /** Shown while a screen is fetched. */
  readonly loading: ReactNode;
};

export const RoutedScreens = ({ loading }: RoutedScreensProps) => (
  <BrowserRouter>
    <UnsavedChangesPrompt>
      <Screens loading={loading} />
    </UnsavedChangesPrompt>
  </BrowserRouter>
);

/** Finds the screen for the address, and counts the visit. */
const Screens = ({ loading }: RoutedScreensProps) => {
  usePageViews(PATTERNS);
  usePageScroll();
  return (
    <KnownRoutesProvider value={PATTERNS}>
      <Suspense fallback={loading}>
        <Routes>
          {routesOf(PUBLIC)}
          <Route element={<RequireSession />}>
            <Route element={<SignedInFrame />}>
              <Route element={<WorkspaceFrame />}>
                {routesOf(ORGANISATION)}
                <Route element={<RequireOrganisation />}>
                  {routesOf(ORGANISATION_PAGES)}
                  {routesOf(DASHBOARD)}
                  <Route element={<RequirePlan />}>{routesOf(PLAN)}</Route>
                </Route>
              </Route>
              <Route element={<AdminFrame />}>{routesOf(ADMIN)}</Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </KnownRoutesProvider>
  );
};
