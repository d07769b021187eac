import { emailLinkFields, type EmailLinkName } from "@holdfast/contract/platform/email-links";
import { useEffect, useState } from "react";
import { type EmailLink, readEmailLink } from "./read-email-link";

type Arrival = {
  readonly link: EmailLink | null;
  /** Increases with each link that is opened, even if it is the same link. */
  readonly number: number;
};

/** Returns the link that opened this page. Opening a link to the page already shown only changes the fragment. */
export function useEmailLink(mail: EmailLinkName): Arrival {
  const [arrival, setArrival] = useState<Arrival>(() => ({ link: readEmailLink(mail), number: 0 }));
  useEffect(() => {
    const readAgain = () => {
      if (emailLinkFields(window.location) === "") return;
      const link = readEmailLink(mail);
      setArrival(({ number }) => ({ link, number: number + 1 }));
    };
    window.addEventListener("hashchange", readAgain);
    return () => window.removeEventListener("hashchange", readAgain);
  }, [mail]);
  return arrival;
}
