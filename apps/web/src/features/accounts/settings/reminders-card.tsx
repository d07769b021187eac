import {
  readReminderSetting,
  setReminderSetting,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { useChange, useRead } from "../../../platform/api/use-endpoint";
import { SAVED } from "../../../platform/forms/saved-messages";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/feedback/toast-store";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { Card } from "../../../ui/layout/card";
import styles from "./settings.module.css";

/** Turns the renewal reminders of the user on or off. */
export const RemindersCard = () => {
  const setting = useRead(readReminderSetting, {});
  const change = useChange(setReminderSetting, [readReminderSetting]);
  const set = (isOn: boolean) =>
    change.mutate(
      { body: { isOn } },
      {
        onSuccess: () => void showToast({ variant: "done", title: SAVED }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  return (
    <Card title="Renewal reminders">
      <p className={styles.hint}>
        We email you 30 days and 7 days before a plan expires, and on the day, if you own its
        organisation or are its broker.
      </p>
      <QueryBoundary queries={[setting]} loading={<Skeleton lines={1} height={24} />}>
        {({ isOn }) => (
          <Checkbox
            value={change.isPending ? change.variables.body.isOn : isOn}
            onChange={set}
            isDisabled={change.isPending}
          >
            Email me before a plan expires
          </Checkbox>
        )}
      </QueryBoundary>
    </Card>
  );
};
