import { EDIT_CONFLICT } from "@holdfast/contract/platform/errors";
import { useEffect, useRef, useState } from "react";
import { CallError, firstMessageOf, messageOf } from "../../platform/api/call-error";

/** The state of redeeming an emailed link. */
export type LinkRedemption<Answer> =
  | { readonly is: "waiting" }
  | { readonly is: "done"; readonly answer: Answer }
  /** Permanent: the link is used, expired, incomplete or unknown. */
  | { readonly is: "refused"; readonly status: number; readonly message: string }
  /** No response, or a temporary failure: the link may still be valid. */
  | { readonly is: "unreached"; readonly message: string };

type LinkRedemptionSetting<Answer> = {
  /** Sends the link; null when there is none. */
  readonly redeem: (() => Promise<Answer>) | null;
  /** The state before anything is sent: refused without a link, done after a reload. */
  readonly initial?: LinkRedemption<Answer> | undefined;
  /** Runs once the link is used or permanently rejected, before the page shows the outcome. */
  readonly onSettled: (answer: Answer | null) => void | Promise<void>;
};

/** Whether the server has ruled on the link rather than asked to retry later. Pure. */
const isJudged = ({ status, code }: CallError) =>
  status > 0 && status < 500 && status !== 429 && code !== EDIT_CONFLICT.code;

/**
 * Redeems an emailed link on arrival, exactly once: the link works once, and an effect may run twice. It can
 * be retried only when the server could not be reached.
 */
export function useLinkRedemption<Answer>(setting: LinkRedemptionSetting<Answer>): {
  readonly outcome: LinkRedemption<Answer>;
  readonly tryAgain: () => void;
} {
  const [outcome, setOutcome] = useState<LinkRedemption<Answer>>(
    setting.initial ?? { is: "waiting" },
  );
  const isSent = useRef(false);

  const send = async () => {
    if (!setting.redeem) return;
    setOutcome({ is: "waiting" });
    try {
      const answer = await setting.redeem();
      await setting.onSettled(answer);
      setOutcome({ is: "done", answer });
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
