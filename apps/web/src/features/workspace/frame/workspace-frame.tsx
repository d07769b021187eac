import { certainCountry } from "@holdfast/contract/organisations/place";
import { Suspense, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { FailureBoundary } from "../../../ui/feedback/failure-boundary";
import {
  HasUnsavedContext,
  UnsavedChangesContext,
  useUnsavedWatch,
} from "../../../ui/overlays/unsaved-changes";
import { SideFrame } from "../../../ui/layout/navigation/side-frame";
import { useCopyRefresh } from "../../../platform/offline-plan/use-copy-refresh";
import { PhoneCountryProvider } from "../../../platform/forms/phones/phone-country";
import { useScreenRoutes } from "../../../platform/routing/screen-routes";
import { can } from "../../../platform/session/can";
import { SiteFooter } from "../../public-site/public";
import { AppHeader } from "./app-header";
import { PageLoading } from "./page-loading";
import { SearchField } from "../search/search-field";
import { OpenIncidentsBanner } from "./open-incidents-banner";
import { menuFor } from "./side-menus";
import { TwoFactorBanner } from "./two-factor-banner";
import { useEarlyDashboard } from "../current/use-dashboard";
import { rememberShown } from "../access/read-shown-workspace";
import { useRoleChange } from "../access/use-role-change";
import { useWorkspaceSource } from "../current/use-workspace-source";
import { WorkspaceProvider } from "../current/workspace-context";
import { WorkspaceTop } from "./workspace-top";
import { RoleChangeNotice } from "../access/role-change-notice";
import { UnsavedNotice } from "../access/unsaved-notice";
import { ReadOnlyBanner } from "./read-only-banner";
import { ArchivedBanner } from "./archived-banner";
import { LostAccessPanel } from "../access/lost-access-panel";

/** The frame of /organization and /dashboard: header, sidebar with the area's menu, page, footer. */
export const WorkspaceFrame = () => {
  const { guard, hasUnsaved } = useUnsavedWatch();
  const workspace = useWorkspaceSource(hasUnsaved);
  const { current } = workspace.organisation;
  useEarlyDashboard();
  useCopyRefresh();
  const plans = workspace.plan.all;
  useLayoutEffect(() => rememberShown(current, plans), [current, plans]);
  const roleChange = useRoleChange(current);
  const { pathname } = useLocation();
  const area = pathname.startsWith("/organization") ? "organisation" : "plan";
  const planId = area === "plan" ? workspace.plan.current?.planId : undefined;
  // No banner there comes before the work, which everyone may do, also on an expired plan (decision 035).
  const isIncident = pathname === "/dashboard/incident";
  const isReadOnly =
    !isIncident &&
    current?.isArchived === false &&
    !can(area === "plan" ? (workspace.plan.current ?? current) : current, "change");
  const mayDeclare = workspace.plan.current !== null && current?.isArchived === false;
  const sentPlan = workspace.plan.all.find((plan) => plan.planId === planId) ?? null;
  const menu = menuFor(useScreenRoutes(), area, {
    hasOrganisation: workspace.organisation.status !== "none",
    hasPlan: workspace.plan.current !== null,
    may: (permission) => permission !== "broker" && can(current, permission),
    progress: workspace.plan.current?.progress,
  });
  return (
    <WorkspaceProvider value={workspace}>
      <SideFrame
        menuLabel={area === "plan" ? "Plan" : "Organization"}
        // Every page of a lost organisation shows the same panel, so there is no menu.
        groups={workspace.isLost ? [] : menu}
        top={<WorkspaceTop area={area} />}
        header={<AppHeader search={<SearchField />} canDeclare={mayDeclare} />}
        footer={<SiteFooter variant="page" />}
      >
        {current && !workspace.isLost && (
          <OpenIncidentsBanner
            organisationId={current.organisationId}
            onOpen={workspace.plan.choose}
          />
        )}
        {workspace.organisation.current?.isArchived === true && (
          <ArchivedBanner organisation={workspace.organisation.current} />
        )}
        {current && isReadOnly && <ReadOnlyBanner organisation={current} plan={sentPlan} />}
        <FailureBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            {/* Appears with the page, because it would move a placeholder. */}
            <TwoFactorBanner hasPlan={workspace.plan.current !== null && !isIncident} />
            {current && roleChange.from !== null && (
              <RoleChangeNotice
                organisation={current}
                from={roleChange.from}
                onDismiss={roleChange.dismiss}
              />
            )}
            <UnsavedChangesContext value={guard}>
              <HasUnsavedContext value={hasUnsaved}>
                <PhoneCountryProvider value={current && certainCountry(current)}>
                  <AccessiblePage workspace={workspace} hasUnsaved={hasUnsaved} />
                </PhoneCountryProvider>
              </HasUnsavedContext>
            </UnsavedChangesContext>
          </Suspense>
        </FailureBoundary>
      </SideFrame>
    </WorkspaceProvider>
  );
};

type AccessiblePageProps = {
  readonly workspace: ReturnType<typeof useWorkspaceSource>;
  readonly hasUnsaved: boolean;
};

/** The page, while the user has access to it or has input on it to copy. */
const AccessiblePage = ({ workspace, hasUnsaved }: AccessiblePageProps) => {
  const { isLost, leaveLost, organisation } = workspace;
  // Id of the organisation whose unsaved input the user has agreed to discard.
  const [discarded, setDiscarded] = useState<string | null>(null);
  const { current, all } = organisation;
  const lost = isLost ? current : null;
  if (lost && (!hasUnsaved || discarded === lost.organisationId)) {
    return <LostAccessPanel organisation={lost} others={all} onLeave={leaveLost} />;
  }
  return (
    <>
      {lost && (
        <UnsavedNotice
          reason="access-lost"
          name={lost.name}
          onContinue={() => setDiscarded(lost.organisationId)}
        />
      )}
      <Outlet />
    </>
  );
};
