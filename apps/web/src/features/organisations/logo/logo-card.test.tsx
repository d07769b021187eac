import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { organisationWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { useRead } from "../../../platform/api/use-endpoint";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { LogoCard } from "./logo-card";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const ORG = "0199e2a0-0000-7000-8000-000000000002";
const LOGO = `/v1/orgs/${ORG}/logo`;
let organisation: Organisation;
let refusal: Response | undefined;
const server = vi.spyOn(globalThis, "fetch");
const calls = (method: string) =>
  server.mock.calls.filter(([, request]) => request?.method === method);

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  refusal = undefined;
  organisation = organisationWith({ organisationId: ORG });
  server.mockImplementation(async (_address, request) => {
    const method = request?.method ?? "GET";
    if (method !== "GET" && refusal) return refusal;
    if (method === "PUT") organisation = { ...organisation, avatarUrl: PIXEL };
    if (method === "DELETE") organisation = { ...organisation, avatarUrl: null };
    if (method === "DELETE") return new Response(null, { status: 204 });
    return Response.json(method === "GET" ? [organisation] : organisation);
  });
});

const Shown = () => {
  const { data } = useRead(listOrganisations, {});
  return data?.[0] ? <LogoCard organisation={data[0]} /> : null;
};
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
      <ToastRegion />
    </QueryClientProvider>,
  );
const input = page.getByLabelText("Logo file");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const logo = page.getByRole("img", { name: "Logo of Harbour Café" });
const png = (bytes = 8) => new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" });
/** An image of 300 x 100 pixels, transparent below its first half. */
const drawn = async () => {
  const canvas = new OffscreenCanvas(300, 100);
  canvas.getContext("2d")?.fillRect(0, 0, 300, 50);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "logo.png", {
    type: "image/png",
  });
};
const chooseImage = async () => {
  await expect.element(page.getByText("PNG, JPEG or WebP, at most 5 MB.")).toBeVisible();
  await userEvent.upload(input, await drawn());
  await expect.element(page.getByRole("dialog", { name: "Crop the logo" })).toBeVisible();
};
const save = () => button("Save logo").click();
const sentFile = () => {
  const body = calls("PUT")[0]?.[1]?.body;
  const sent = body instanceof FormData ? body.get("logo") : null;
  if (!(sent instanceof File)) throw new Error("No file was sent as 'logo'.");
  return sent;
};

it("uploads all of a logo, shows it and offers to change it", async () => {
  await open();
  await expect.element(button("Upload logo")).toBeVisible();
  await expect.element(logo).not.toBeInTheDocument();
  await chooseImage();
  await save();
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  await expect.element(logo).toHaveAttribute("src", PIXEL);
  await expect.element(button("Change logo")).toBeVisible();
  expect(calls("PUT").map(([address]) => address)).toEqual([LOGO]);
  expect([sentFile().name, sentFile().size]).toEqual(["logo.png", (await drawn()).size]);
});

it("crops a logo to the shape that was chosen, with its transparency", async () => {
  await open();
  await chooseImage();
  await page.getByText("Square").click();
  await expectAccessible();
  await save();
  await expect.element(logo).toBeVisible();
  const image = await createImageBitmap(sentFile());
  expect([sentFile().type, image.width, image.height]).toEqual(["image/png", 100, 100]);
  const drawing = new OffscreenCanvas(100, 100).getContext("2d");
  drawing?.drawImage(image, 0, 0);
  const alphaAt = (y: number) => drawing?.getImageData(50, y, 1, 1).data[3];
  expect([alphaAt(20), alphaAt(80)]).toEqual([255, 0]);
});

it("enlarges the image by a typed percentage", async () => {
  await open();
  await chooseImage();
  const percent = page.getByRole("textbox", { name: "Size, as a number" });
  await expect.element(percent).toHaveValue("100");
  await percent.fill("200");
  await expect
    .element(page.getByRole("slider", { name: "Size" }))
    .toHaveAttribute("aria-valuetext", "200 %");
  await save();
  await expect.element(logo).toBeVisible();
  const image = await createImageBitmap(sentFile());
  expect([image.width, image.height]).toEqual([150, 50]);
});

it("uploads nothing if the person cancels", async () => {
  await open();
  await chooseImage();
  await button("Cancel").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls("PUT")).toEqual([]);
});

it("asks before it removes the logo", async () => {
  organisation = { ...organisation, avatarUrl: PIXEL };
  await open();
  await button("Remove logo").click();
  const dialog = page.getByRole("alertdialog", { name: "Remove the logo of Harbour Café?" });
  await expect.element(dialog).toBeVisible();
  expect(calls("DELETE")).toEqual([]);
  await dialog.getByRole("button", { name: "Remove logo" }).click();
  await expect.element(button("Upload logo")).toHaveFocus();
  await expect.element(logo).not.toBeInTheDocument();
  expect(calls("DELETE").map(([address]) => address)).toEqual([LOGO]);
});

describe("next to the button", () => {
  it.each([
    ["another type", () => new File(["x"], "logo.svg", { type: "image/svg+xml" }), "PNG, JPEG or"],
    ["more than 5 MB", () => png(5 * 1024 * 1024 + 1), "Please choose an image of at most 5 MB."],
  ])("says why a file of %s cannot be used, and sends nothing", async (_what, file, message) => {
    await open();
    await expect.element(button("Upload logo")).toBeVisible();
    await userEvent.upload(input, file());
    await expect.element(page.getByRole("alert")).toMatchTextContent(new RegExp(message));
    expect(calls("PUT")).toEqual([]);
  });

  it("says that a file is not an image if the browser cannot show it", async () => {
    await open();
    await expect.element(button("Upload logo")).toBeVisible();
    await userEvent.upload(input, png());
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Please choose a PNG, JPEG or WebP image.");
    await expectAccessible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(calls("PUT")).toEqual([]);
  });
});

it("shows why the server refuses, and can be saved again", async () => {
  const message = "Please choose a PNG, JPEG or WebP image.";
  refusal = Response.json(
    { status: 400, code: "invalid", detail: "Invalid.", errors: [{ path: "logo", message }] },
    { status: 400 },
  );
  await open();
  await chooseImage();
  await save();
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  refusal = undefined;
  await save();
  await expect.element(logo).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it("only shows the logo to users who may not change it", async () => {
  organisation = { ...organisation, avatarUrl: PIXEL, can: { ...organisation.can, change: false } };
  await open();
  await expect.element(logo).toBeVisible();
  await expect.element(button("Change logo")).not.toBeInTheDocument();
  await expect.element(button("Remove logo")).not.toBeInTheDocument();
});
