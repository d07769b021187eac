import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./ui/theme/theme.css";

/*
 * The landing page is the first thing most people load, so it comes without the router and everything behind it;
 * its links do a full page load.
 */
const Landing = lazy(async () => ({
  default: (await import("./features/public-site/landing-screen")).LandingScreen,
}));
const RoutedScreens = lazy(async () => ({
  default: (await import("./routes")).RoutedScreens,
}));

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      {window.location.pathname === "/" ? <Landing /> : <RoutedScreens />}
    </Suspense>
  </StrictMode>,
);
