import { useEffect, useState } from "react";
import { EDIT_CONFLICT } from "@holdfast/contract/platform/errors";
import { messageOf } from "../../../ui/feedback/shown-error";
import { CallError, firstMessageOf } from "../../../platform/api/call-error";

/** Why a link does not work: it is used, expired, incomplete or unknown. */
export type LinkRefusal = {
  /** HTTP status; 0 for an incomplete link, which is not sent. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
};

/** The state of reading an emailed link. */
type LinkReading<Response> =
  | { readonly is: "waiting" }
  | { readonly is: "done"; readonly response: Response }
  | { readonly is: "refused"; readonly refusal: LinkRefusal }
  /** No response, or a temporary failure: the link may still be valid. */
  | { readonly is: "unreached"; readonly message: string };

/** Returns the server's refusal of a link; null for any other failure, after which a retry may succeed. Pure. */
export const linkRefusalOf = (error: unknown): LinkRefusal | null => {
  if (!(error instanceof CallError)) return null;
  const { status, code } = error;
  const isTemporary = status === 0 || status >= 500 || status === 429;
  if (isTemporary || code === EDIT_CONFLICT.code) return null;
  return { status, code, message: firstMessageOf(error) };
};

/**
 * Reads what an emailed link leads to, on arrival and on `tryAgain`. `read` must change nothing, because mail scanners
 * open links and run the scripts of their pages (decision 041).
 */
export function useLinkReading<Response>(read: () => Promise<Response>): {
  readonly reading: LinkReading<Response>;
  readonly tryAgain: () => void;
} {
  const [reading, setReading] = useState<LinkReading<Response>>({ is: "waiting" });
  const send = async () => {
    setReading({ is: "waiting" });
    try {
      setReading({ is: "done", response: await read() });
    } catch (error) {
      const refusal = linkRefusalOf(error);
      setReading(
        refusal ? { is: "refused", refusal } : { is: "unreached", message: messageOf(error) },
      );
    }
  };
  useEffect(() => {
    void send();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);
  return { reading, tryAgain: () => void send() };
}
