import { EDIT_CONFLICT } from "@holdfast/contract/platform/errors";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../../ui/feedback/shown-error";
import { CallError, firstMessageOf } from "../../../platform/api/call-error";

/** The state of redeeming an emailed link. */
export type LinkRedemption<Response> =
  | { readonly is: "waiting" }
  | { readonly is: "done"; readonly response: Response }
  /** Permanent: the link is used, expired, incomplete or unknown. */
  | { readonly is: "refused"; readonly status: number; readonly message: string }
  /** No response, or a temporary failure: the link may still be valid. */
  | { readonly is: "unreached"; readonly message: string };

type LinkRedemptionSetting<Response> = {
  /** Sends the link; null when there is none. */
  readonly redeem: (() => Promise<Response>) | null;
  /** The state before anything is sent: refused without a link, done after a reload. */
  readonly initial?: LinkRedemption<Response> | undefined;
  /** Runs once the link is used or permanently rejected, before the page shows the outcome. */
  readonly onSettled: (response: Response | null) => void | Promise<void>;
};

/** Whether the server has ruled on the link rather than asked to retry later. Pure. */
const isJudged = ({ status, code }: CallError) =>
  status > 0 && status < 500 && status !== 429 && code !== EDIT_CONFLICT.code;

/**
 * Redeems an emailed link on arrival, exactly once: the link works once, and an effect may run twice. It can
 * be retried only when the server could not be reached.
 */
export function useLinkRedemption<Response>(setting: LinkRedemptionSetting<Response>): {
  readonly outcome: LinkRedemption<Response>;
  readonly tryAgain: () => void;
} {
  const [outcome, setOutcome] = useState<LinkRedemption<Response>>(
    setting.initial ?? { is: "waiting" },
  );
  const isSent = useRef(false);

  const send = async () => {
    if (!setting.redeem) return;
    setOutcome({ is: "waiting" });
    try {
      const response = await setting.redeem();
      await setting.onSettled(response);
      setOutcome({ is: "done", response });
    } catch (thrown) {
      if (thrown instanceof CallError && isJudged(thrown)) {
        await setting.onSettled(null);
        const message = firstMessageOf(thrown);
        setOutcome({ is: "refused", status: thrown.status, message });
      } else {
        setOutcome({ is: "unreached", message: messageOf(thrown) });
      }
    }
  };

  useEffect(() => {
    if (isSent.current || setting.initial) return;
    isSent.current = true;
    void send();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  return { outcome, tryAgain: () => void send() };
}
