import { Suspense } from "react";
import type { ReactNode } from "react";
import { BrowserRouter, matchPath, Route, Routes } from "react-router";
import { UnsavedChangesPrompt } from "./platform/forms/unsaved-changes-prompt";
import { ScreenEntriesProvider } from "./platform/routing/screen-entries";
import { lazyRoute } from "./platform/routing/screen-entry";
import type { ScreenEntry } from "./platform/routing/screen-entry";
import { usePageScroll } from "./platform/routing/use-page-scroll";
import { usePageViews } from "./platform/routing/use-page-views";
import { RequireSession } from "./platform/session/require-session";
import { ROUTES } from "./routes";

const SignedInFrame = lazyRoute(
  async () => (await import("./features/dashboard/frame/signed-in-frame")).SignedInFrame,
);
const WorkspaceFrame = lazyRoute(
  async () => (await import("./features/dashboard/frame/workspace-frame")).WorkspaceFrame,
);
const RequireOrganisation = lazyRoute(
  async () =>
    (await import("./features/dashboard/access/require-organisation")).RequireOrganisation,
);
const RequirePlan = lazyRoute(
  async () => (await import("./features/dashboard/access/require-plan")).RequirePlan,
);
const RequirePermission = lazyRoute(
  async () => (await import("./features/dashboard/access/require-permission")).RequirePermission,
);
const AdminFrame = lazyRoute(
  async () => (await import("./features/dashboard/frame/admin-frame")).AdminFrame,
);
const NotFoundScreen = lazyRoute(
  async () => (await import("./features/public-site/not-found-screen")).NotFoundScreen,
);

const PATTERNS = ROUTES.map(({ path }) => path);

/** The routes of the screens in this area that need this. */
const routesOf = (area: ScreenEntry["area"], needs: ScreenEntry["needs"]) =>
  ROUTES.filter((entry) => entry.area === area && entry.needs === needs).map((entry) => {
    const { path, screen: Screen, permission } = entry;
    const route = <Route key={path} path={path} element={<Screen />} />;
    return permission === undefined ? (
      route
    ) : (
      <Route key={path} element={<RequirePermission entry={entry} />}>
        {route}
      </Route>
    );
  });

/** The frames of an area, from the outermost. */
const FRAMES = {
  public: [],
  workspace: [SignedInFrame, WorkspaceFrame, RequireOrganisation, RequirePlan],
  admin: [SignedInFrame, AdminFrame],
} as const;

/**
 * Fetches the frames and the screen of an address, all at once. Resolves when the frames are there, from which the first
 * calls of the API start; the screen usually arrives before their replies.
 */
export async function fetchFirst(address: string): Promise<void> {
  const entry = ROUTES.find(({ path }) => matchPath(path, address));
  if (!entry) return;
  const parts = [
    ...FRAMES[entry.area],
    ...(entry.permission === undefined ? [] : [RequirePermission]),
  ];
  // A part that fails is fetched again, and its failure shown, where it is rendered.
  void Promise.allSettled([entry.screen.fetchEarly()]);
  await Promise.allSettled(parts.map((part) => part.fetchEarly()));
}

type RoutedScreensProps = {
  /** Shown while a screen is fetched. */
  readonly loading: ReactNode;
};

/** Every address but the landing page's first visit, which main.tsx serves without the router. */
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
    <ScreenEntriesProvider value={ROUTES}>
      <Suspense fallback={loading}>
        <Routes>
          {routesOf("public", "nothing")}
          <Route element={<RequireSession />}>
            <Route element={<SignedInFrame />}>
              <Route element={<WorkspaceFrame />}>
                {routesOf("workspace", "session")}
                <Route element={<RequireOrganisation />}>
                  {routesOf("workspace", "organisation")}
                  <Route element={<RequirePlan />}>{routesOf("workspace", "plan")}</Route>
                </Route>
              </Route>
              <Route element={<AdminFrame />}>{routesOf("admin", "session")}</Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ScreenEntriesProvider>
  );
};
