import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { FailureBoundary } from "../../../ui/feedback/failure-boundary";
import { SideFrame } from "../../../ui/layout/navigation/side-frame";
import { useScreenRoutes } from "../../../platform/routing/screen-routes";
import { useBroker, useCurrentUser, useSignOut } from "../../accounts/public";
import { SiteFooter } from "../../public-site/public";
import { choosePlan } from "../current/choose-plan";
import { AdminTop } from "./admin-top";
import { AppHeader } from "./app-header";
import { AllOpenIncidentsBanner } from "./open-incidents-banner";
import { PageLoading } from "./page-loading";
import { adminMenuFor } from "./side-menus";
import { TwoFactorBanner } from "./two-factor-banner";

/** The frame of /admin: the broker's and the account's own menu at the left. */
export const AdminFrame = () => {
  const brokerage = useBroker()?.brokerageName ?? null;
  const signOut = useSignOut();
  const isInOrganisation = (useCurrentUser()?.organisationUserRoles ?? []).length > 0;
  const { pathname } = useLocation();
  return (
    <SideFrame
      menuLabel="Admin"
      groups={adminMenuFor(useScreenRoutes(), brokerage !== null)}
      actions={[{ label: "Log out", icon: "leave", onPress: () => void signOut() }]}
      top={<AdminTop brokerage={brokerage} />}
      header={<AppHeader canDeclare={isInOrganisation || brokerage !== null} />}
      footer={<SiteFooter variant="page" />}
    >
      <AllOpenIncidentsBanner onOpen={choosePlan} />
      <TwoFactorBanner hasPlan={brokerage !== null} />
      <FailureBoundary resetKey={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </FailureBoundary>
    </SideFrame>
  );
};
