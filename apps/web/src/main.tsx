import { lazy, startTransition, StrictMode, Suspense } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./ui/theme/theme.css";

/*
 * The landing page is what most people fetch first, so it does not load the router; links from it load a new
 * page.
 */
const Landing = lazy(async () => ({
  default: (await import("./features/public-site/landing-screen")).LandingScreen,
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

const reactRoot = createRoot(root, { onUncaughtError: renderFailure });

const render = (page: ReactNode) =>
  reactRoot.render(
    <StrictMode>
      <Suspense fallback={loading}>{page}</Suspense>
    </StrictMode>,
  );

/** Renders the page of an address, over the outline, once its frame has loaded. */
async function renderRouted(address: string): Promise<void> {
  const { fetchFirst, RoutedScreens } = await import("./routed-screens");
  await fetchFirst(address);
  // In slices of a few milliseconds, between which the browser can paint.
  startTransition(() => render(<RoutedScreens loading={loading} />));
}

/** Says that the page could not be loaded or rendered. Plain markup: what else it would need may be missing, too. */
function renderFailure(error: unknown): void {
  reportError(error);
  render(
    <main role="alert" style={{ padding: 24 }}>
      <p>Sorry, an error occurred. Please try again later.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload page
      </button>
    </main>,
  );
}

if (Gallery) render(<Gallery />);
else if (window.location.pathname === "/") render(<Landing />);
else void renderRouted(window.location.pathname).catch(renderFailure);
