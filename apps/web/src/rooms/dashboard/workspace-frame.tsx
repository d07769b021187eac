import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { FailureBoundary } from "../../design/failure-boundary";
import { SideFrame } from "../../design/side-frame";
import { useIsKnownRoute } from "../../platform/known-routes";
import { may } from "../../platform/may";
import { SiteFooter } from "../public-site/public";
import { fetchedLater } from "../../platform/fetched-later";
import { AppHeader } from "./app-header";
import { PageLoading } from "./page-loading";
import { TwoFactorBanner } from "./two-factor-banner";
import { useWorkspaceSource } from "./use-workspace-source";
import { WorkspaceProvider } from "./workspace-context";
import { knownOnly, menuFor } from "./workspace-menus";
import { WorkspaceTop } from "./workspace-top";

const ArchivedBanner = fetchedLater(async () => (await import("./archived-banner")).ArchivedBanner);

/** The frame of /organization and /dashboard: header, sidebar with the area's menu, page, footer. */
export const WorkspaceFrame = () => {
  const workspace = useWorkspaceSource();
  const { pathname } = useLocation();
  const area = pathname.startsWith("/organization") ? "organisation" : "plan";
  const isKnown = useIsKnownRoute();
  const menu = menuFor(area, {
    organisation: workspace.organisation.status !== "none",
    plan: workspace.plan.current !== null,
    membersPermission: may(workspace.organisation.current, "manageMembers"),
  });
  return (
    <WorkspaceProvider value={workspace}>
      <SideFrame
        menuLabel={area === "plan" ? "Plan" : "Organization"}
        groups={knownOnly(menu, isKnown)}
        top={<WorkspaceTop area={area} />}
        header={<AppHeader />}
        footer={<SiteFooter look="page" />}
      >
        <TwoFactorBanner />
        {workspace.organisation.current?.isArchived === true && (
          <ArchivedBanner organisation={workspace.organisation.current} />
        )}
        <FailureBoundary resetsWith={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </SideFrame>
    </WorkspaceProvider>
  );
};
