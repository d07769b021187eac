import { CHANGED_MEANWHILE } from "@holdfast/contract/platform/errors";
import { useEffect, useRef, useState } from "react";
import { CallError, firstMessageOf, messageOf } from "../../platform/api/call-error";

/** Where the trade of a letter's link stands. */
export type LinkRedemption<Answer> =
  | { readonly is: "waiting" }
  | { readonly is: "done"; readonly answer: Answer }
  /** For good: the link is spent, expired, cut short or nobody's. */
  | { readonly is: "refused"; readonly status: number; readonly message: string }
  /** No answer, or none of this moment: the link may still be good. */
  | { readonly is: "unreached"; readonly message: string };

type LinkRedemptionSetting<Answer> = {
  /** Sends the link; null where there is none to send. */
  readonly trade: (() => Promise<Answer>) | null;
  /** How it stands before anything is sent: refused without a link, done after a reload. */
  readonly initial?: LinkRedemption<Answer> | undefined;
  /** Runs once the link is spent or refused for good, before the page says so. */
  readonly onSettled: (answer: Answer | null) => void | Promise<void>;
};

/** Whether the server has judged the link, rather than asked to come again later. Pure. */
const isJudged = ({ status, code }: CallError) =>
  status > 0 && status < 500 && status !== 429 && code !== CHANGED_MEANWHILE.code;

/**
 * Trades the link of a letter on arrival, exactly once: it works once, and an effect may run twice. Only when
 * the server could not be reached it may be tried again.
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
    if (!setting.trade) return;
    setOutcome({ is: "waiting" });
    try {
      const answer = await setting.trade();
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
