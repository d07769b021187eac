import { cafePolicy, samplePolicy } from "@holdfast/printables/test/policy-sample";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { PolicyScreen } from "./policy-screen";
import { pick } from "../../../test/pick";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const MEI = "0199e2a0-0000-7000-8000-00000000000a";

const server = vi.spyOn(globalThis, "fetch");
let versions: readonly (typeof samplePolicy)[] = [];
const posted = () =>
  server.mock.calls.flatMap(([, request]) =>
    request?.method === "POST" ? [JSON.parse(String(request.body)) as unknown] : [],
  );

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T01:00:00.000Z") });
  versions = [];
  server.mockImplementation(async (address, request) => {
    const { pathname } = new URL(String(address), "http://localhost");
    if (request?.method === "POST")
      return Response.json({ ...samplePolicy, policyId: MEI, version: 3 }, { status: 201 });
    if (pathname.endsWith("/policies/latest/document")) return Response.json(cafePolicy);
    if (pathname.endsWith("/contacts"))
      return Response.json([
        { contactId: MEI, firstName: "Mei", lastName: "Tan", jobTitle: "Manager" },
      ]);
    if (pathname.endsWith("/cmt_composition_presets"))
      return Response.json([
        { cmtCompositionPresetId: 1, value: "The directors of {{businessName}}." },
        { cmtCompositionPresetId: 2, value: "The owner of {{businessName}}." },
      ]);
    return Response.json(pathname.endsWith("/policies") ? versions : []);
  });
});
afterEach(() => vi.useRealTimers());

const open = (change = true) => {
  const organisation = organisationWith({
    organisationId: ORG,
    name: "Harbour Kitchen",
    legalName: "Harbour Kitchen",
    canChange: change,
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <PolicyScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("saves a version from a statement, which can be edited, and a committee", async () => {
  await open();
  await expect.element(page.getByText("No policy document, please create new.")).toBeVisible();
  await button("Create New").click();
  await page.getByText("The owner of Harbour Kitchen.").click();
  await page.getByLabelText("Policy statement").fill("The owner of Harbour Kitchen and Mei.");
  await expect.element(button("Save")).toBeDisabled();
  await page.getByRole("combobox", { name: "Governance Committee" }).fill("Mei");
  await pick(page.getByRole("option", { name: /Mei Tan/ }));
  await userEvent.keyboard("{Escape}");
  await button("Save").click();
  await expect.element(page.getByRole("region", { name: "Preview of the policy" })).toBeVisible();
  expect(posted()).toEqual([
    {
      contacts: [MEI],
      responsible: "The owner of Harbour Kitchen and Mei.",
      reviewDate: "2027-11-22",
    },
  ]);
});

it("keeps a statement longer than today's limit, and says at the field what to change", async () => {
  const [long, fitting] = ["a".repeat(3_000), "b".repeat(2_000)];
  const members = [{ contactId: MEI, firstName: "Mei", lastName: "Tan", jobTitle: "Manager" }];
  versions = [{ ...samplePolicy, businessContinuityResponsible: long, members }];
  await open();
  await button("Create New").click();
  const statement = page.getByRole("textbox", { name: "Policy statement" });
  await expect.element(statement).toHaveValue(long);
  await button("Save").click();
  await expect.element(statement).toHaveFocus();
  await expect
    .element(statement)
    .toHaveAccessibleDescription(/Please use at most 2000 characters\./);
  await expect.element(statement).toHaveValue(long);
  expect(posted()).toEqual([]);
  await statement.fill(fitting);
  await button("Save").click();
  await expect.element(page.getByRole("region", { name: "Preview of the policy" })).toBeVisible();
  expect(posted()).toMatchObject([{ responsible: fitting }]);
});

it("shows the business, today's date, who accepts it and a video next to the form, and Cancel saves nothing", async () => {
  versions = [{ ...samplePolicy, members: [] }];
  await open();
  await button("Create New").click();
  const facts = () =>
    page
      .getByRole("term")
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  await expect.poll(facts).toEqual([
    ["Organisation", "Harbour Kitchen"],
    ["Logo", "No logo"],
    ["Date", "22/11/2026"],
    ["Accepted by", "The members of the committee"],
  ]);
  await expect.element(page.getByText("You only need to make two choices.")).toBeVisible();
  expect(document.querySelector("video")).not.toBeNull();
  await button("Cancel").click();
  await expect.element(page.getByRole("region", { name: "Preview of the policy" })).toBeVisible();
  expect(posted()).toEqual([]);
});

it.each([
  ["is not signed", {}, "Version 2 has not been signed yet."],
  [
    "is signed",
    { signedBy: "Mei Tan", signedOn: "2026-11-21" },
    "Version 2 was signed by Mei Tan on 21 Nov 2026.",
  ],
  ["is overdue for review", { reviewDate: "2026-11-21" }, "The review was due by 21 Nov 2026."],
])("says that the policy %s", async (_, change, sentence) => {
  versions = [{ ...samplePolicy, ...change }];
  await open();
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

it("lets a viewer download the policy, but not change it", async () => {
  versions = [samplePolicy];
  await open(false);
  await expect.element(button("Download")).toBeEnabled();
  await expect.element(button("Create New")).not.toBeInTheDocument();
  await expect.element(button("Record the signature")).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Next review due by 20 Nov 2027.", { exact: true }))
    .toBeVisible();
});

it("downloads the version that is shown, and its certificate", async () => {
  versions = [samplePolicy, { ...samplePolicy, policyId: MEI, version: 1 }];
  await open();
  const downloads = () =>
    server.mock.calls
      .map(([address]) => String(address))
      .filter((address) => /\/latest\/(?:pdf|certificate)/u.test(address));
  const inForce = `/v1/orgs/${ORG}/policies/latest`;
  await button("Download").click();
  await expect
    .poll(downloads)
    .toEqual([`${inForce}/pdf?timeZone=Australia%2FSydney&version=${samplePolicy.version}`]);
  await expect.element(button("Certificate")).not.toHaveAttribute("data-pending");
  await page.getByRole("button", { name: "Show version 1" }).click();
  await button("Certificate").click();
  await expect
    .poll(downloads)
    .toContain(`${inForce}/certificate?timeZone=Australia%2FSydney&version=1`);
});
