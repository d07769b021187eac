import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useCurrentUser } from "../../accounts/public";
import { QueueContext } from "./queue-context";
import { useLogQueue } from "./use-log-queue";

type QueueSectionProps = { readonly incident: IncidentWithKeys; readonly children: ReactNode };

/** Holds the queue of what the person does in an incident, for all of its tabs. */
export const QueueSection = (props: QueueSectionProps) => {
  const userId = useCurrentUser()?.id;
  if (userId === undefined) return <Skeleton lines={4} height={120} />;
  return (
    <QueueOfPerson key={`${userId} ${props.incident.incidentId}`} userId={userId} {...props} />
  );
};

const QueueOfPerson = ({
  incident,
  userId,
  children,
}: QueueSectionProps & { readonly userId: string }) => (
  <QueueContext value={useLogQueue(incident, userId)}>{children}</QueueContext>
);
