import {
  readBrokerSharing,
  setBrokerSharing,
} from "@holdfast/contract/organisations/broker-sharing-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { instantInText } from "../../platform/format/date-format";
import { SAVED } from "../../platform/forms/saved-messages";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { Card } from "../../ui/layout/card";
import styles from "./archive/archive.module.css";

type BrokerSharingCardProps = { readonly organisation: Organisation };

/** Where owners allow the managing brokerage to compare suppliers and hazards with those of its other clients. */
export const BrokerSharingCard = ({
  organisation: { organisationId: orgId, name },
}: BrokerSharingCardProps) => {
  const params = { orgId };
  const { data } = useRead(readBrokerSharing, { params });
  const change = useChange(setBrokerSharing, [readBrokerSharing]);
  if (data === undefined || data.brokerageName === null) return null;
  const set = (isShared: boolean) =>
    change.mutate(
      { params, body: { isShared } },
      {
        onSuccess: () => void showToast({ variant: "done", title: SAVED }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );
  return (
    <Card title="Comparison by your broker">
      <p className={styles.hint}>
        {data.brokerageName} manages {name} and can already see your plans. If you agree, it can
        also see which suppliers and hazards you share with its other clients. This shows which
        clients one event would affect. Other clients see nothing about you. You can stop this at
        any time.
      </p>
      <Checkbox
        value={change.isPending ? change.variables.body.isShared : data.isShared}
        onChange={set}
        isDisabled={change.isPending}
      >
        Let {data.brokerageName} compare our suppliers and hazards with its other clients
      </Checkbox>
      {data.lastChange !== null && (
        <p className={styles.hint}>
          {data.isShared ? "Agreed" : "Ended"} on {instantInText(data.lastChange.changedAt)}
          {data.lastChange.personName !== null && ` by ${data.lastChange.personName}`}. The history
          has every change.
        </p>
      )}
    </Card>
  );
};
