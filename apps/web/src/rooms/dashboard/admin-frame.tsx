import { Suspense } from "react";
import { Outlet } from "react-router";
import { SideFrame } from "../../design/side-frame";
import type { SideGroup } from "../../design/side-menu";
import { isBroker, useBroker } from "../accounts/public";
import { SiteFooter } from "../public-site/public";
import { AdminTop } from "./admin-top";
import { AppHeader } from "./app-header";
import { PageLoading } from "./page-loading";

/** Entries appear here with their screens. */
const BROKER_MENU: readonly SideGroup[] = [
  { items: [{ to: "/admin", label: "Welcome", icon: "home", isExact: true }] },
];
const MEMBER_MENU: readonly SideGroup[] = BROKER_MENU;

/** The frame of /admin: the broker's and the account's own menu at the left. */
export const AdminFrame = () => {
  const broker = useBroker();
  return (
    <SideFrame
      menuLabel="Admin"
      groups={isBroker(broker) ? BROKER_MENU : MEMBER_MENU}
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
