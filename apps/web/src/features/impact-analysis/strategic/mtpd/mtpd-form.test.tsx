import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../../platform/api/query-client";
import { WorkspaceProvider } from "../../../workspace/public";
import { readsSuggestions, suggestionsWith } from "../../../../../test/suggestions";
import { tick } from "../../../../../test/tick";
import { organisationWith, planWith, workspaceOf } from "../../../../../test/workspace";
import { MtpdForm } from "./mtpd-form";

const OPTIONS = [
  { mtpdId: 9, name: "7 days", value: 7, sliderMaxDays: 7 },
  { mtpdId: 10, name: "10 days", value: 10, sliderMaxDays: 10 },
];
const plan = planWith({ mtpd: null });
let sent: unknown[] = [];
let marks: object[] = [];

beforeEach(() => {
  sent = [];
  marks = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, request) => {
    if (request?.method === "PUT") {
      sent.push(JSON.parse(String(request.body)));
      return Response.json({ ...OPTIONS[1], cappedUnits: [] });
    }
    if (readsSuggestions(address)) return Response.json(suggestionsWith({}));
    return Response.json(String(address).includes("/proposals") ? marks : []);
  });
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/?suggestions"]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), plan)}>
          <MtpdForm
            plan={plan}
            options={OPTIONS}
            mayChange
            nextName={undefined}
            onAnswered={vi.fn()}
          />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("saves a suggested MTPD as proposed", async () => {
  await open();
  await button("Use MTPD: 10 days").click();
  await button("Save").click();
  await expect.poll(() => sent).toEqual([{ mtpdId: 10, proposed: true }]);
});

it("does not save the user's own choice as proposed, even after a suggestion was used", async () => {
  await open();
  await button("Use MTPD: 10 days").click();
  await tick(page.getByRole("radio", { name: "7 days" }));
  await button("Save").click();
  await expect.poll(() => sent).toEqual([{ mtpdId: 9 }]);
});

it("says that the MTPD is only proposed, with a button that confirms it", async () => {
  marks = [{ kind: "mtpd", recordId: plan.planId, planId: plan.planId }];
  await open();
  await expect.element(page.getByText("1 proposed")).toBeVisible();
  await expect.element(button("Confirm all on this page")).toBeVisible();
});
