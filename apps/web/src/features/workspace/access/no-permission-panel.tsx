import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { WorkspaceStopPanel } from "./workspace-stop-panel";

type NoPermissionPanelProps = {
  /** The page's name in the menu. */
  readonly page: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Who can open the page. */
  readonly children: ReactNode;
};

/** Replaces a page that the person does not have the permission to open. */
export const NoPermissionPanel = ({ page, back, children }: NoPermissionPanelProps) => {
  const navigate = useNavigate();
  return (
    <WorkspaceStopPanel
      title={`You don’t have access to ${page}`}
      actions={
        <Button variant="primary" onPress={() => void navigate(back.to)}>
          {back.label}
        </Button>
      }
    >
      {children}
    </WorkspaceStopPanel>
  );
};
