import { Suspense } from "react";
import { Outlet } from "react-router";
import { SideFrame } from "../../design/side-frame";
import type { SideGroup } from "../../design/side-menu";
import { useIsKnownRoute } from "../../platform/known-routes";
import { useBroker, useSignOut } from "../accounts/public";
import { SiteFooter } from "../public-site/public";
import { AdminTop } from "./admin-top";
import { AppHeader } from "./app-header";
import { PageLoading } from "./page-loading";
import { knownOnly } from "./workspace-menus";

/** The entries of the broker and account area; a screen's entry shows once the screen is there. */
const MENU: readonly SideGroup[] = [
  {
    items: [
      { to: "/admin", label: "Overview", icon: "home", isExact: true },
      { to: "/contact-us", label: "Contact Us", icon: "phone" },
    ],
  },
];

/** The frame of /admin: the broker's and the account's own menu at the left. */
export const AdminFrame = () => {
  const broker = useBroker();
  const signOut = useSignOut();
  const isKnown = useIsKnownRoute();
  return (
    <SideFrame
      menuLabel="Admin"
      groups={knownOnly(MENU, isKnown)}
      acts={[{ label: "Log out", icon: "leave", onPress: () => void signOut() }]}
      top={<AdminTop brokerage={broker?.brokerageName ?? null} />}
      header={<AppHeader />}
      footer={<SiteFooter look="page" />}
    >
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </SideFrame>
  );
};
