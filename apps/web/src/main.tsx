import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { readFirst } from "./features/workspace/current/read-first";
import { RoutedScreens } from "./routed-screens";
import "./ui/theme/theme.css";

/* The script of every page but those that the build has rendered to HTML (public.tsx). */

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

readFirst(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    {Gallery ? (
      <Suspense fallback={loading}>
        <Gallery />
      </Suspense>
    ) : (
      <RoutedScreens loading={loading} />
    )}
  </StrictMode>,
);
