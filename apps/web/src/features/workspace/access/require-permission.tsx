import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { Outlet } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import type { ScreenRoute, ScreenPermission } from "../../../platform/routing/screen-route";
import { can } from "../../../platform/session/can";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { isBroker } from "../../accounts/public";
import { PageLoading } from "../frame/page-loading";
import { useCurrentOrganisation } from "../current/use-current-organisation";
import { NoPermissionPanel } from "./no-permission-panel";

type RequirePermissionProps = { readonly entry: ScreenRoute };

/** Shows a screen to people with the permission that its entry names, and to all others why they cannot open it. */
export const RequirePermission = ({ entry: { permission, menu } }: RequirePermissionProps) => {
  const page = menu?.label ?? "this page";
  if (permission === undefined) return <Outlet />;
  return permission === "broker" ? (
    <ForBrokers page={page} />
  ) : (
    <ForMembers page={page} permission={permission} />
  );
};

type ForMembersProps = {
  readonly page: string;
  readonly permission: Exclude<ScreenPermission, "broker">;
};

const ForMembers = ({ page, permission }: ForMembersProps) => {
  const { current } = useCurrentOrganisation();
  return can(current, permission) ? (
    <Outlet />
  ) : (
    <NoPermissionPanel page={page} back={{ to: "/organization", label: "Go to Overview" }}>
      Your role in {current?.name} does not include this page. Ask an owner if you need it.
    </NoPermissionPanel>
  );
};

const ForBrokers = ({ page }: { readonly page: string }) => (
  <QueryBoundary queries={[useRead(readBroker, {})]} loading={<PageLoading />}>
    {(broker) =>
      isBroker(broker) ? (
        <Outlet />
      ) : (
        <NoPermissionPanel page={page} back={{ to: "/admin/settings", label: "Go to Settings" }}>
          This page is for members of a brokerage.
        </NoPermissionPanel>
      )
    }
  </QueryBoundary>
);
