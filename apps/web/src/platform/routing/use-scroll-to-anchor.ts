import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls to the part in the URL's anchor. Called by the component that renders the part, so that it is on the page. */
export function useScrollToAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
