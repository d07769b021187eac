import type { User } from "@holdfast/contract/accounts/user";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { createQueryClient } from "../../../platform/api/query-client";
import { AvatarSection } from "./avatar-section";

const USER: User = {
  id: "01935b2e-7c00-7000-8000-000000000001",
  userName: "mira@harbour.example",
  firstName: "Mira",
  lastName: "Santos",
  email: "mira@harbour.example",
  phoneNumber: null,
  otpType: 2,
  avatarUrl: null,
  notifications: [],
  organisationUserRoles: [],
  purchaseCount: 0,
  hasAuthenticator: false,
  pendingEmail: null,
};
const server = vi.spyOn(globalThis, "fetch");

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  server.mockImplementation(async () => Response.json(USER));
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AvatarSection user={USER} />
      <ToastRegion />
    </QueryClientProvider>,
  );
const input = page.getByLabelText("Image file");

/** An image, landscape by default. */
const image = async (wide = 300, high = 200): Promise<File> => {
  const canvas = new OffscreenCanvas(wide, high);
  canvas.getContext("2d")?.fillRect(0, 0, 150, 200);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", {
    type: "image/png",
  });
};

it("crops an image to a square and uploads it", async () => {
  await open();
  await userEvent.upload(input, await image());
  const save = page.getByRole("button", { name: "Save image" });
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(page.getByText("Avatar has been successfully uploaded")).toBeVisible();
  const [address, request] =
    server.mock.calls.find(([, { method } = {}]) => method === "PUT") ?? [];
  expect(address).toBe("/v1/user/avatar");
  const sent = request?.body instanceof FormData ? request.body.get("logo") : null;
  if (!(sent instanceof File)) throw new Error("No file was sent as 'logo'.");
  const { width, height } = await createImageBitmap(sent);
  expect(width).toBe(height);
});

it("starts with the full width of a very tall image", async () => {
  await open();
  await userEvent.upload(input, await image(60, 3_000));
  const save = page.getByRole("button", { name: "Save image" });
  await expect.element(save).toBeEnabled();
  const square = document.querySelector("[data-testid=cropper]");
  expect(square?.getBoundingClientRect().width).toBeGreaterThan(200);
  await save.click();
  await expect.element(page.getByText("Avatar has been successfully uploaded")).toBeVisible();
});

it("rejects a file that is not an image", async () => {
  await open();
  await userEvent.upload(input, new File(["hello"], "me.txt", { type: "text/plain" }));
  await expect.element(page.getByText("Please choose a PNG, JPEG or WebP image.")).toBeVisible();
  expect(server).not.toHaveBeenCalled();
});

it("rejects an image of more than 5 MB", async () => {
  await open();
  const bytes = new Uint8Array(5 * 1_048_576 + 1);
  await userEvent.upload(input, new File([bytes], "me.png", { type: "image/png" }));
  await expect.element(page.getByText("Please choose an image of at most 5 MB.")).toBeVisible();
  expect(server).not.toHaveBeenCalled();
});
