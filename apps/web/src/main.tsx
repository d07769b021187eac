import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "./ui/theme/theme.css";

/*
 * The landing page is what most people fetch first, so it does not load the router; links from it load a new
 * page.
 */
const Landing = lazy(async () => ({
  default: (await import("./features/public-site/landing-screen")).LandingScreen,
}));
const RoutedScreens = lazy(async () => ({
  default: (await import("./routed-screens")).RoutedScreens,
}));

/** The design system, part by part. Not in the built app. */
const Gallery =
  import.meta.env.DEV && window.location.pathname === "/dev/gallery"
    ? lazy(async () => ({ default: (await import("./ui/gallery/gallery")).Gallery }))
    : null;

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

/** The outline that index.html shows before this file has loaded. */
// oxlint-disable-next-line react/no-danger -- our own markup, read from the page that is being replaced
const loading = <div dangerouslySetInnerHTML={{ __html: root.innerHTML }} />;

createRoot(root).render(
  <StrictMode>
    <Suspense fallback={loading}>
      {Gallery && <Gallery />}
      {!Gallery &&
        (window.location.pathname === "/" ? <Landing /> : <RoutedScreens loading={loading} />)}
    </Suspense>
  </StrictMode>,
);
