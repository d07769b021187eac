import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { countPageView } from "./platform/routing/page-views";
import { isPublicScreen, PublicScreen } from "./public-screens";
import "./ui/theme/theme.css";

/* The script of the pages that the build has rendered to HTML. It does not load the router: links load a new page. */

const root = document.querySelector<HTMLElement>("#root");
const path = root?.dataset["page"];
if (!root || !isPublicScreen(path)) throw new Error("The page has no rendered #root");

countPageView(path);
hydrateRoot(
  root,
  <StrictMode>
    <PublicScreen path={path} />
  </StrictMode>,
);
