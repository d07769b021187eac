import { fileURLToPath } from "node:url";
import { expect, test } from "../setup/app";

/* Makes the picture that is shown with a shared link, from the banner of the landing page. */

const file = fileURLToPath(new URL("../../apps/web/public/sharing-image.png", import.meta.url));

// The size that the page names (apps/api/src/platform/http/pages/public-pages.ts).
test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1, bypassCSP: true });

test("records the sharing image", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A picture has no buttons to press.
  await page.addStyleTag({
    content: `header button, h1 ~ p:has(button) { visibility: hidden }
      main > section:first-child { min-height: 560px; display: grid; align-items: center }`,
  });
  await page.screenshot({ path: file, animations: "disabled" });
});
