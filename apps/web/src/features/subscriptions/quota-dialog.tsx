import type { ResponseOf } from "@holdfast/contract/platform/endpoint";
import type { Brokerage } from "@holdfast/contract/subscriptions/brokerage";
import {
  listBrokerageSubscriptions,
  listPromoCodes,
  readBrokerage,
  readRevocation,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import type { PromoCode } from "@holdfast/contract/subscriptions/promo-code";
import { revokePromoCode } from "@holdfast/contract/subscriptions/promo-code-endpoints";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import { revokeSubscription } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { formatInstantDay } from "../../platform/format/date-format";
import { AssignKeyForm } from "./assign-key-form";
import { IssueKeysForm } from "./issue-keys-form";
import { PromoCodeForm } from "./promo-code-form";
import { TransferForm } from "./transfer-form";

/** The dialog that is open over the page. */
export type OpenQuotaDialog =
  | { readonly act: "issue" | "promo-code" | "transfer" }
  | { readonly act: "assign" | "revoke"; readonly subscription: Subscription }
  | { readonly act: "revoke-promo-code"; readonly promoCode: PromoCode };

type QuotaDialogProps = {
  readonly open: OpenQuotaDialog;
  readonly brokerage: Brokerage;
  readonly onClose: () => void;
};

const TITLES = {
  issue: "Issue keys",
  "promo-code": "Create promo code",
  transfer: "Transfer subscriptions",
} as const;

/** The forms and questions about a quota. */
export const QuotaDialog = ({ open, brokerage, onClose }: QuotaDialogProps) => {
  if (open.act === "revoke")
    return <RevokeKey {...open} brokerageId={brokerage.brokerageId} onClose={onClose} />;
  if (open.act === "revoke-promo-code") return <RevokePromoCode {...open} onClose={onClose} />;
  if (open.act === "assign") {
    return (
      <Dialog
        title={`Assign the key ${open.subscription.key}`}
        isOpen
        onClose={onClose}
        width={500}
      >
        <AssignKeyForm subscription={open.subscription} onClose={onClose} />
      </Dialog>
    );
  }
  const forms = {
    issue: <IssueKeysForm brokerage={brokerage} onClose={onClose} />,
    "promo-code": <PromoCodeForm brokerage={brokerage} onClose={onClose} />,
    transfer: <TransferForm brokerage={brokerage} onClose={onClose} />,
  };
  return (
    <Dialog title={TITLES[open.act]} isOpen onClose={onClose} width={500}>
      {forms[open.act]}
    </Dialog>
  );
};

const REVOKED_KEY = "The key has been revoked";
const REVOKED_CODE = "The promo code has been revoked";

type RevokeKeyProps = {
  readonly subscription: Subscription;
  readonly brokerageId: string;
  readonly onClose: () => void;
};

const RevokeKey = ({ subscription, brokerageId, onClose }: RevokeKeyProps) => {
  const revocation = useChange(revokeSubscription, [listBrokerageSubscriptions, readBrokerage]);
  const { key, planName, organisationName, activeDate, subscriptionId } = subscription;
  const ends = useRead(
    readRevocation,
    planName === null ? null : { params: { brokerageId, subscriptionId } },
    { isAlwaysFresh: true },
  );
  return (
    <ConfirmDialog
      title={`Revoke the key ${key}?`}
      isOpen
      onClose={onClose}
      confirmLabel="Revoke key"
      onConfirm={async () => {
        await revocation.mutateAsync({ body: { subscriptionKey: key } });
        showToast({ variant: "done", title: REVOKED_KEY });
      }}
    >
      {planName !== null ? (
        <p>
          The plan <strong>{planName}</strong> of {organisationName}{" "}
          {ends.data ? changeText(ends.data) : "ends a year earlier."} The subscription does not
          return to your quota.
        </p>
      ) : activeDate === null ? (
        <p>The key has not been used. Its subscription returns to your quota.</p>
      ) : (
        <p>
          The plan of this key has been deleted. The subscription does not return to your quota.
        </p>
      )}
      <p>You cannot undo this.</p>
    </ConfirmDialog>
  );
};

/** What revoking a key changes for its plan, to follow the plan's name. Pure. */
const changeText = ({ endsAt, endsAtAfter }: ResponseOf<typeof readRevocation>): string => {
  const before = formatInstantDay(endsAt);
  if (endsAtAfter === null || new Date(endsAtAfter) <= new Date())
    return `becomes read-only at once instead of on ${before}.`;
  return endsAtAfter === endsAt
    ? `still ends ${before}.`
    : `ends ${formatInstantDay(endsAtAfter)} instead of ${before}.`;
};

type RevokePromoCodeProps = { readonly promoCode: PromoCode; readonly onClose: () => void };

const RevokePromoCode = ({ promoCode, onClose }: RevokePromoCodeProps) => {
  const revocation = useChange(revokePromoCode, [listPromoCodes, readBrokerage]);
  const { code, quantity, used } = promoCode;
  const left = quantity - used;
  return (
    <ConfirmDialog
      title={`Revoke the promo code ${code}?`}
      isOpen
      onClose={onClose}
      confirmLabel="Revoke promo code"
      onConfirm={async () => {
        await revocation.mutateAsync({ body: { promoCode: code } });
        showToast({ variant: "done", title: REVOKED_CODE });
      }}
    >
      <p>
        It cannot be used any more.{" "}
        {left > 0 &&
          `${left.toLocaleString("en-AU")} ${left === 1 ? "use that is" : "uses that are"} left ${left === 1 ? "returns" : "return"} to your quota.`}{" "}
        {used > 0 && "Plans that used it continue."}
      </p>
      <p>You cannot undo this.</p>
    </ConfirmDialog>
  );
};
