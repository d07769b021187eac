import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_FACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";

/** Returns who runs this installation: what the server validated and wrote into the page, else the defaults. */
export function readSiteFacts(): SiteFacts {
  const written = document.querySelector(`#${SITE_FACTS_ELEMENT}`)?.textContent;
  return written ? (JSON.parse(written) as SiteFacts) : HOLDFAST_SITE;
}
