import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/buttons/button";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { WorkspaceStopPanel } from "./workspace-stop-panel";

type LostAccessPanelProps = {
  readonly organisation: Organisation;
  /** Organisations the user still has access to. */
  readonly others: readonly Organisation[];
  readonly onLeave: () => void;
};

/** Replaces every page of an organisation that the user has lost access to. */
export const LostAccessPanel = ({ organisation, others, onLeave }: LostAccessPanelProps) => {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await refresh(listOrganisations);
    setChecking(false);
  };
  const [other] = others;
  const leave = (to: string) => {
    onLeave();
    void navigate(to);
  };
  const nextAction =
    other === undefined
      ? { label: "Create a business", to: "/organization" }
      : others.length === 1
        ? { label: `Open ${other.name}`, to: "/organization" }
        : { label: "Choose another organisation", to: "/organization/list" };
  return (
    <WorkspaceStopPanel
      title={`You no longer have access to ${organisation.name}`}
      actions={
        <>
          <Button variant="primary" onPress={() => leave(nextAction.to)}>
            {nextAction.label}
          </Button>
          <Button icon="refresh" isPending={isChecking} onPress={() => void check()}>
            Check again
          </Button>
        </>
      }
    >
      Ask its owner to restore your access.
    </WorkspaceStopPanel>
  );
};
