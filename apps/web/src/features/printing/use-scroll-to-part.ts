import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls to the part in the URL's anchor, if it is rendered. */
export function useScrollToPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
