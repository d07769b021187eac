import { type ReactNode, useState } from "react";
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from "react-router";
import { RequireOrganisation } from "./features/workspace/access/require-organisation";
import { RequirePermission } from "./features/workspace/access/require-permission";
import { RequirePlan } from "./features/workspace/access/require-plan";
import { AdminFrame } from "./features/workspace/frame/admin-frame";
import { PageLoading } from "./features/workspace/frame/page-loading";
import { SignedInFrame } from "./features/workspace/frame/signed-in-frame";
import { WorkspaceFrame } from "./features/workspace/frame/workspace-frame";
import { NotFoundScreen } from "./features/public-site/not-found-screen";
import { UnsavedChangesPrompt } from "./platform/forms/unsaved-changes-prompt";
import { ScreenRoutesProvider } from "./platform/routing/screen-routes";
import type { ScreenRoute } from "./platform/routing/screen-route";
import { usePageScroll } from "./platform/routing/use-page-scroll";
import { usePageViews } from "./platform/routing/use-page-views";
import { RequireSession } from "./platform/session/require-session";
import { ROUTES } from "./routes";
import { FailurePanel } from "./ui/feedback/failure-boundary";

const PATTERNS = ROUTES.map(({ path }) => path);

const routeOf = (entry: ScreenRoute): RouteObject => {
  const route: RouteObject = {
    path: entry.path,
    lazy: { Component: entry.load },
  };
  return entry.permission === undefined
    ? route
    : { element: <RequirePermission entry={entry} />, children: [route] };
};

/** The screens of this area that need this. While one is loaded, its frame is there and reads its data. */
const screensOf = (area: ScreenRoute["area"], needs: ScreenRoute["needs"]): RouteObject => ({
  hydrateFallbackElement: <PageLoading />,
  errorElement: <FailurePanel />,
  children: ROUTES.filter((entry) => entry.area === area && entry.needs === needs).map(routeOf),
});

/** Every address; `loading` is shown until the page's first screen or frame is there. */
const routesWith = (loading: ReactNode): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <Failure />,
    hydrateFallbackElement: loading,
    children: [
      { ...screensOf("public", "nothing"), hydrateFallbackElement: loading },
      {
        element: <RequireSession />,
        children: [
          {
            element: <SignedInFrame />,
            children: [
              {
                element: <WorkspaceFrame />,
                children: [
                  screensOf("workspace", "session"),
                  {
                    element: <RequireOrganisation />,
                    children: [
                      screensOf("workspace", "organisation"),
                      { element: <RequirePlan />, children: [screensOf("workspace", "plan")] },
                    ],
                  },
                ],
              },
              { element: <AdminFrame />, children: [screensOf("admin", "session")] },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundScreen /> },
    ],
  },
];

/** The screens by their address. */
export const RoutedScreens = ({ loading }: { readonly loading: ReactNode }) => {
  const [router] = useState(() => createBrowserRouter(routesWith(loading)));
  return <RouterProvider router={router} />;
};

/** What is around every page: it counts the visit, scrolls, and asks before unsaved changes are lost. */
const Root = () => {
  usePageViews(PATTERNS);
  usePageScroll();
  return (
    <ScreenRoutesProvider value={ROUTES}>
      <UnsavedChangesPrompt>
        <Outlet />
      </UnsavedChangesPrompt>
    </ScreenRoutesProvider>
  );
};

/** Says that the page could not be loaded or rendered, where no frame is left. */
const Failure = () => (
  <main style={{ padding: 24 }}>
    <FailurePanel />
  </main>
);
