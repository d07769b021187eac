import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { type Replies, replyTo } from "../../../../test/replies";
import { LoginDialog } from "../login/login-dialog";

const server = vi.spyOn(globalThis, "fetch");
let replies: Replies = {};
const onClose = vi.fn();
const open = () => render(<LoginDialog start="register" onClose={onClose} />);
const box = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  replies = {};
  server.mockImplementation(async (address) => replyTo(address, replies));
});

const fillRegistration = async () => {
  await box("First name").fill("Mira");
  await box("Last name").fill("Santos");
  await box("Email").fill("mira@harbour.example");
  await page.getByLabelText("Password", { exact: true }).fill("Continuity-1");
  await page.getByLabelText("Confirm password").fill("Continuity-1");
};
const tickAll = async () => {
  for (const agreement of ["the GDPR Agreement", "Schedule 1", "Schedule 2", "the Terms of Use"]) {
    await page.getByText(`I have read and agree to ${agreement}`).click();
  }
};

it("registers once all four agreements are ticked, and thanks the user", async () => {
  replies = { "/users": [{ status: 201, json: { message: "Sent." } }] };
  await open();
  await fillRegistration();
  await expect.element(button("Register")).toBeDisabled();
  await tickAll();
  await button("Register").click();
  await expect
    .element(page.getByRole("heading", { name: "Thank you for registering." }))
    .toBeVisible();
  await expectAccessible();
  await button("Done").click();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["text/plain", "This email is already registered.", "This email is already registered."],
  ["application/json", '"This email is taken."', "This email is taken."],
  ["text/html", "<h1>Bad request</h1>", "Sorry, an error occurred. Please try again later."],
])("shows why a registration was rejected with a body of %s", async (type, text, shown) => {
  replies = { "/users": [{ status: 400, body: { type, text } }] };
  await open();
  await fillRegistration();
  await tickAll();
  await button("Register").click();
  await expect.element(page.getByText(shown)).toBeVisible();
});

it("opens each agreement and returns to the form unchanged", async () => {
  await open();
  await box("First name").fill("Mira");
  await button("Read Schedule 1").click();
  await expect.element(page.getByText("Whose data")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Whose data")).not.toBeInTheDocument();
  await expect.element(box("First name")).toHaveValue("Mira");
});

it("validates a registration with the specification's messages before sending it", async () => {
  await open();
  await fillRegistration();
  await tickAll();
  await box("First name").fill("   ");
  await box("Email").fill("mira@");
  await page.getByLabelText("Password", { exact: true }).fill("short");
  await button("Register").click();
  await expect.element(page.getByText("Please input your first name.")).toBeVisible();
  await expect.element(page.getByText("Please input an valid email.")).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Password must be at least 6 characters and contain at least one lowercase letter, one uppercase letter, one digit and one special character.",
      ),
    )
    .toBeVisible();
  await box("First name").fill("Mira");
  await box("Email").fill("mira@harbour.example");
  await page.getByLabelText("Password", { exact: true }).fill("Continuity-2");
  await button("Register").click();
  await expect
    .element(page.getByText("Two passwords that you enter is inconsistent."))
    .toBeVisible();
  expect(server).not.toHaveBeenCalled();
});

it("names every missing field of an empty registration", async () => {
  await open();
  await tickAll();
  await button("Register").click();
  for (const message of [
    "Please input your first name.",
    "Please input your last name.",
    "Please input your email.",
    "Please input your password.",
    "Please confirm your password.",
  ]) {
    await expect.element(page.getByText(message)).toBeVisible();
  }
  expect(server).not.toHaveBeenCalled();
});
