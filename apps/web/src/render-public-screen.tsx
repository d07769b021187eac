import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { type PublicPath, PublicScreen } from "./public-screens";

export { PUBLIC_PATHS } from "./public-screens";

/** Returns the HTML of a public screen, as a visitor without a session first sees it. Runs in the build. */
export const renderPublicScreen = (path: PublicPath): string =>
  renderToString(
    <StrictMode>
      <PublicScreen path={path} />
    </StrictMode>,
  );
