import { plainImage } from "../../apps/api/test/factories/images";
import { expect, expectAccessible, test } from "../setup/app";
import { keyboardOf } from "../setup/keyboard";
import { BUSINESS, ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";
import { imagesOnCover } from "../setup/read-pdf";

test("an owner uploads a logo, which the menu and the plan show, and archives the business", async ({
  page,
  app,
}) => {
  const { session } = await ownPlan(app, "mei@tidepool.example");
  await openPagesAs(page, session);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("a text file is refused next to the button, a PNG is cropped and uploaded", async () => {
    await page.goto("/organization");
    const choosing = page.waitForEvent("filechooser");
    await button("Upload logo").click();
    const chooser = await choosing;
    const text = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("not an image") };
    await chooser.setFiles(text);
    await expect(page.getByText("Please choose a PNG, JPEG or WebP image.")).toBeVisible();
    const buffer = await plainImage("png", { width: 1_200, height: 300 });
    await page.getByLabel("Logo file").setInputFiles({ ...text, buffer });
    const keyboard = keyboardOf(page);
    await keyboard.take(page.getByRole("radiogroup", { name: "Shape" }), "Wide (2:1)");
    await keyboard.open(button("Save logo"));
    await expect(page.getByRole("img", { name: `Logo of ${BUSINESS}` })).toBeVisible();
    const menu = page.getByRole("link", { name: new RegExp(`^${BUSINESS}`) });
    await expect(menu.locator("img")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the plan has it on its cover", async () => {
    await page.goto("/dashboard/plan-document");
    const downloading = page.waitForEvent("download");
    await button("Download").click();
    expect(await imagesOnCover(await (await downloading).path())).toEqual([[600, 300]]);
  });

  await test.step("an archived business is read-only until it is unarchived", async () => {
    await page.goto("/organization");
    await button("Archive organisation").click();
    const question = page.getByRole("alertdialog", { name: `Archive ${BUSINESS}?` });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("This organisation is archived.")).toBeInViewport();
    await expect(button("Change logo")).toHaveCount(0);
    await button("Unarchive").click();
    await expect(button("Change logo")).toBeVisible();
  });
});
