import { useState } from "react";
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from "react-router";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "../../ui/overlays/dialog";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { UnsavedChangesPrompt } from "./unsaved-changes-prompt";
import { useContractForm } from "./use-contract-form";

const server = vi.spyOn(globalThis, "fetch");

const ContactForm = ({ onDone }: { readonly onDone: () => void }) => {
  const form = useContractForm({
    endpoint: createContact,
    params: { orgId: "01935b2e-7c00-7000-8000-000000000001" },
    initial: {
      firstName: "Mira",
      lastName: "Rossi",
      email: "mira@cafe.example",
      contactTypeId: 1,
      workTypeId: 1,
    },
    onSaved: onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <TextField {...form.field("firstName")} label="First name" />
    </Form>
  );
};

/** A page that contains its form, like the report, with links to anchors in it. */
const PageForm = () => {
  const navigate = useNavigate();
  return (
    <>
      <ContactForm onDone={() => void navigate("/test/plans")} />
      <a href="#below">Below</a>
      <Link to="/test/plans" target="_blank" onClick={(event) => event.preventDefault()}>
        Plans in another tab
      </Link>
    </>
  );
};

/** A list with its form in a dialog, and a link that a press outside the dialog could reach. */
const WindowForm = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add contact
      </button>
      <Dialog title="Add contact" isOpen={isOpen} onClose={close}>
        <Link to="/test/plans">Your plans</Link>
        <ContactForm onDone={close} />
      </Dialog>
    </>
  );
};

const Where = () => <output aria-label="Where">{useLocation().pathname}</output>;

const Pages = () => (
  <UnsavedChangesPrompt>
    <Link to="/test/plans">Plans</Link>
    <Link to="/test/page">Page</Link>
    <Link to="/test/window">Window</Link>
    <Where />
    <Outlet />
  </UnsavedChangesPrompt>
);

const routes = [
  {
    element: <Pages />,
    children: [
      { path: "/test/page", element: <PageForm /> },
      { path: "/test/window", element: <WindowForm /> },
      { path: "*", element: null },
    ],
  },
];

const link = (name: string) => page.getByRole("link", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const name = () => page.getByRole("textbox", { name: "First name" });
const question = () => page.getByRole("alertdialog", { name: "Discard changes?" });
const where = () => [document.querySelector("output")?.textContent, window.location.pathname];
const isAt = (path: string) => expect.poll(() => where()).toEqual([path, path]);

let before = "";
let router: ReturnType<typeof createBrowserRouter>;
beforeEach(async () => {
  before = window.location.href;
  vi.clearAllMocks();
  window.history.pushState(null, "", "/test/start");
  router = createBrowserRouter(routes);
  await render(<RouterProvider router={router} />);
});
afterEach(() => {
  router.dispose();
  window.history.replaceState(null, "", before);
});

const openPage = async () => {
  await link("Page").click();
  await name().fill("Maria");
};
const openWindow = async () => {
  await link("Window").click();
  await button("Add contact").click();
  await name().fill("Maria");
};

describe.each([
  ["a form in a page", "/test/page", openPage, "Plans"],
  ["a form in a dialog", "/test/window", openWindow, "Your plans"],
])("%s", (_, path, open, away) => {
  it("asks on a link, keeps the input, and leaves once it may be discarded", async () => {
    await open();
    await link(away).click();
    await expect.element(question()).toBeVisible();
    await button("Keep editing").click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(name()).toHaveValue("Maria");
    await isAt(path);
    await link(away).click();
    await button("Discard").click();
    await isAt("/test/plans");
    await expect.element(question()).not.toBeInTheDocument();
  });

  it("asks on Back, keeps the input, and leaves once it may be discarded", async () => {
    await open();
    for (const way of ["Keep editing", "Escape"]) {
      window.history.back();
      await expect.element(question()).toBeVisible();
      await (way === "Escape" ? userEvent.keyboard("{Escape}") : button(way).click());
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(name()).toHaveValue("Maria");
      await isAt(path);
    }
    window.history.back();
    await button("Discard").click();
    await isAt("/test/start");
  });
});

it("asks on a history jump over several pages, forward too, and then completes the jump", async () => {
  await link("Plans").click();
  await openPage();
  await link("Plans").click();
  await button("Discard").click();
  await isAt("/test/plans");
  window.history.back();
  await isAt("/test/page");
  await name().fill("Maria");
  window.history.forward();
  await button("Keep editing").click();
  await isAt("/test/page");
  window.history.go(-2);
  await button("Discard").click();
  await expect.poll(() => where()).toEqual(["/test/start", "/test/start"]);
});

it("does not ask if nothing was typed, or it was removed again", async () => {
  await openPage();
  await name().fill("Mira");
  await link("Plans").click();
  await isAt("/test/plans");
  window.history.back();
  await isAt("/test/page");
  window.history.back();
  await isAt("/test/start");
  expect(question().query()).toBeNull();
});

it("does not ask for an anchor on the same page or another tab, and still asks on Back", async () => {
  await openPage();
  await link("Below").click();
  await link("Below").click();
  await link("Plans in another tab").click();
  await link("Page").click();
  expect(question().query()).toBeNull();
  await expect.element(name()).toHaveValue("Maria");
  window.history.go(-3);
  await button("Keep editing").click();
  await expect.element(name()).toHaveValue("Maria");
  await isAt("/test/page");
});

it("does not ask when a page navigates after its own save", async () => {
  server.mockImplementation(async () => Response.json({}, { status: 201 }));
  await openPage();
  await button("Save").click();
  await isAt("/test/plans");
  expect(question().query()).toBeNull();
});

it("makes the browser ask before a reload while there is unsaved input", async () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await openPage();
  expect(isAsked()).toBe(true);
  await name().fill("Mira");
  expect(isAsked()).toBe(false);
});

it("closes the question once a save that was under way has succeeded", async () => {
  let respond: (response: Response) => void = () => undefined;
  server.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  await openPage();
  await button("Save").click();
  await link("Plans").click();
  await expect.element(question()).toBeVisible();
  respond(Response.json({}, { status: 201 }));
  await expect.element(question()).not.toBeInTheDocument();
  await isAt("/test/plans");
});
