import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { plainImage } from "../../apps/api/test/factories/images";
import { expect, expectAccessible, test } from "../setup/app";
import { keyboardOf } from "../setup/keyboard";
import { ownPlan } from "../setup/own-plan";
import { openPagesAs } from "../setup/people";

/* Upload, preview, move to another folder, download and delete; a link; what is refused stays in the form. */

const OWNER = "documents@tidepool.example";

async function printPages(page: Page): Promise<Buffer> {
  await page.setContent("<h1>Claims: 02 4900 0000</h1><h1 style='break-before: page'>Page 2</h1>");
  return page.pdf();
}

test("documents are uploaded, previewed, moved, downloaded and deleted", async ({
  page,
  otherPage,
  app,
}) => {
  const { session } = await ownPlan(app, OWNER);
  const pdf = await printPages(otherPage);
  const policy = { name: "Policy 2026.pdf", mimeType: "application/pdf", buffer: pdf };
  await openPagesAs(page, session);
  const keyboard = keyboardOf(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const folder = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  const dialog = page.getByRole("dialog");

  await test.step("the empty page offers the first document", async () => {
    await page.goto("/dashboard/documents");
    await expect(page.getByText("No Documents")).toBeVisible();
    await expect(page.getByRole("link", { name: "Certificate" })).toBeVisible();
    await expect(folder("Evacuation Plan")).toContainText("Empty");
    await expectAccessible(page);
  });

  await test.step("a file is uploaded into a new folder, by keyboard", async () => {
    await keyboard.open(button("Add document").first());
    await expect(dialog).toBeVisible();
    const choosing = page.waitForEvent("filechooser");
    await keyboard.open(button("Choose file"));
    await (await choosing).setFiles(policy);
    await expect(dialog.getByLabel("Friendly name")).toHaveValue("Policy 2026");
    await expect(button("Upload document")).toBeDisabled();
    await keyboard.choose(dialog.getByLabel("Folder", { exact: true }), /New folder/);
    await expect(button("Upload document")).toBeDisabled();
    await keyboard.fill(dialog.getByLabel("Folder name"), "Contracts");
    await keyboard.open(button("Upload document"));
    await expect(folder("Contracts")).toContainText("1 document");
    await expect(page.getByRole("heading", { name: "Policy 2026" })).toBeVisible();
  });

  await test.step("the same name in the folder is refused, and the form stays", async () => {
    await folder("Contracts").click();
    await button("Add document").first().click();
    await dialog.getByLabel("File", { exact: true }).setInputFiles(policy);
    await button("Upload document").click();
    await expect(
      dialog.getByText(
        "The file is already exist, please either delete the old one first, or rename the file you want to upload",
      ),
    ).toBeVisible();
    await expect(dialog.getByLabel("Friendly name")).toHaveValue("Policy 2026");
    const text = { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("text") };
    await dialog.getByLabel("File", { exact: true }).setInputFiles(text);
    await button("Upload document").click();
    await expect(dialog.getByText(/The content of notes\.pdf does not match/)).toBeVisible();
    await button("Cancel").click();
    await page.getByRole("button", { name: /Discard/ }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the PDF is previewed page by page, an image at once", async () => {
    await button("Preview Policy 2026").click();
    await expect(dialog.getByRole("img", { name: "Policy 2026, page 1 of 2" })).toBeVisible();
    await expectAccessible(page);
    await keyboard.open(button("Next page"));
    await expect(dialog.getByRole("img", { name: "Policy 2026, page 2 of 2" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await button("Add document").first().click();
    const buffer = await plainImage("png", { width: 400, height: 300 });
    const plan = { name: "Ground floor.png", mimeType: "image/png", buffer };
    await dialog.getByLabel("File", { exact: true }).setInputFiles(plan);
    await button("Upload document").click();
    await button("Preview Ground floor").click();
    const image = dialog.getByRole("img", { name: "Ground floor" });
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(400);
    await button("Close preview").click();
  });

  await test.step("a document moves to a folder that is named in other letters", async () => {
    await button("Edit Ground floor").click();
    await dialog.getByLabel("Folder", { exact: true }).selectOption("New folder");
    await dialog.getByLabel("Folder name").fill("floor PLANS");
    await dialog.getByLabel("Comments").fill("With the exits");
    await button("Save").click();
    await expect(dialog).toHaveCount(0);
    await folder("Floor Plans").click();
    await expect(page.getByText("With the exits")).toBeVisible();
    await expect(folder("Contracts")).toContainText("1 document");
    await button("Show all documents").click();
  });

  await test.step("the downloaded file has the uploaded bytes", async () => {
    const downloading = page.waitForEvent("download");
    await button("Download Policy 2026").click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Policy 2026.pdf");
    expect((await readFile(await download.path())).equals(pdf)).toBe(true);
  });

  await test.step("a link is added, and refused without a complete address", async () => {
    await button("Add document").first().click();
    await dialog.getByText("Add a URL").click();
    await dialog.getByLabel("URL", { exact: true }).fill("insurer");
    await dialog.getByLabel("Friendly name").fill("Claims portal");
    await dialog.getByLabel("Folder", { exact: true }).selectOption("Insurance Policy");
    await button("Add URL").click();
    await expect(dialog.getByText("Please input a valid URL.")).toBeVisible();
    await dialog.getByLabel("URL", { exact: true }).fill("https://insurer.example/claims");
    await button("Add URL").click();
    await expect(page.getByRole("link", { name: /Open link Claims portal/ })).toHaveAttribute(
      "href",
      "https://insurer.example/claims",
    );
    await expectAccessible(page);
  });

  await test.step("the last document of a folder takes the folder with it", async () => {
    await button("Delete Policy 2026").click();
    await page
      .getByRole("alertdialog", { name: "Delete Policy 2026?" })
      .getByRole("button", { name: "Delete document" })
      .click();
    await expect(page.getByText("The document has been successfully deleted")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(folder("Floor Plans")).toBeVisible();
    await expect(folder("Contracts")).toHaveCount(0);
  });
});
