import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { FailureBoundary } from "../../ui/feedback/failure-boundary";
import { SideFrame } from "../../ui/layout/side-frame";
import { useBroker, useSignOut } from "../accounts/public";
import { SiteFooter } from "../public-site/public";
import { adminMenuFor } from "./admin-menus";
import { AdminTop } from "./admin-top";
import { AppHeader } from "./app-header";
import { PageLoading } from "./page-loading";
import { TwoFactorBanner } from "./two-factor-banner";

/** The frame of /admin, with the broker's or the user's menu on the left. */
export const AdminFrame = () => {
  const brokerage = useBroker()?.brokerageName ?? null;
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <SideFrame
      menuLabel="Admin"
      groups={adminMenuFor(brokerage !== null)}
      acts={[{ label: "Log out", icon: "leave", onPress: () => void signOut() }]}
      top={<AdminTop brokerage={brokerage} />}
      header={<AppHeader />}
      footer={<SiteFooter look="page" />}
    >
      <TwoFactorBanner />
      <FailureBoundary resetsWith={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </FailureBoundary>
    </SideFrame>
  );
};
