import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { AREA_ALREADY_RATED } from "@holdfast/contract/impact-analysis/errors";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readsSuggestions, suggestionsWith } from "../../../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../../../test/workspace";
import { WorkspaceProvider } from "../../../workspace/public";
import { useRead } from "../../../../platform/api/use-endpoint";
import { AreaRatingForm } from "./area-rating-form";

const planId = "01a1fd8b-ce37-7dd5-9340-4d0dfa0961e1";
const area = {
  strategicCriticalAreaId: "01a1fd8b-ce37-7dd5-9340-4d0dfa0961e2",
  name: "Breakfast",
  description: null,
  strategicCriticalAreaCategoryId: 5,
  category: {
    strategicCriticalAreaCategoryId: 5,
    name: "Organizational Structure Changes",
    strategicCriticalAreaCategoryPenalties: [],
  },
  version: 1,
};
const areaWithPenalties: StrategicCriticalArea = {
  ...area,
  category: {
    ...area.category,
    strategicCriticalAreaCategoryPenalties: [
      { strategicCriticalAreaCategoryPenaltyId: 1, penalty: { penaltyId: 1, name: "Fines" } },
      { strategicCriticalAreaCategoryPenaltyId: 2, penalty: { penaltyId: 2, name: "Other" } },
    ],
  },
};
const areaRating: StrategicBia = {
  strategicBiaId: "01a1fd8b-ce37-7dd5-9340-4d0dfa0961e3",
  strategicCriticalArea: area,
  criticality: 4,
  criticalPeriods: [],
  penalty: null,
  penaltyAttachment: null,
  notes: null,
  strategicBiaDrsList: [],
};

const onAnswered = vi.fn();
const server = vi.spyOn(globalThis, "fetch");
/** Returns the write requests sent, as 'METHOD path' with the body. */
const changes = () =>
  server.mock.calls
    .filter(([, request]) => request?.method !== "GET")
    .map(([address, request]) => [`${request?.method} ${String(address)}`, request?.body]);

const FormOf = ({
  record,
  of = area,
}: {
  record: StrategicBia | undefined;
  of?: StrategicCriticalArea;
}) => (
  <MemoryRouter>
    <WorkspaceProvider value={workspaceOf(organisationWith({ canChange: true }))}>
      <AreaRatingForm
        planId={planId}
        area={of}
        areaRating={record}
        change={null}
        isUncritical={false}
        mayChange
        nextName="Catering"
        onAnswered={onAnswered}
      />
    </WorkspaceProvider>
  </MemoryRouter>
);
/** The form next to the list that its screen reads. */
const Judged = ({ before }: { before: StrategicBia | undefined }) => {
  const { data } = useRead(listStrategicBias, { params: { planId } });
  return (
    <>
      <p>AreaRatings: {data?.length}</p>
      <FormOf record={before} />
    </>
  );
};

const show = (record: StrategicBia | undefined, of?: StrategicCriticalArea) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormOf record={record} {...(of && { of })} />
    </QueryClientProvider>,
  );
const save = () => page.getByRole("button", { name: "Save" });

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (address, request) => {
    if (readsSuggestions(address)) return Response.json(suggestionsWith({}));
    return request?.method === "DELETE" || request?.method === "PUT"
      ? new Response(null, { status: 204 })
      : Response.json(request?.method === "GET" ? [] : areaRating);
  });
});

it("asks for the criticality only after Yes, and requires it then", async () => {
  await show(undefined);
  await expect.element(save()).toBeDisabled();
  await expect.element(page.getByText("Criticality")).not.toBeInTheDocument();
  await page.getByText("Yes", { exact: true }).click();
  await save().click();
  await expect.element(page.getByText("Please select criticality")).toBeVisible();
  expect(changes()).toEqual([]);
});

it("creates the record of an area marked as critical, then moves on", async () => {
  await show(undefined);
  await page.getByText("Yes", { exact: true }).click();
  await page.getByText("3 Essential").click();
  await save().click();
  await expect.poll(() => onAnswered).toHaveBeenCalledWith("save", true);
  const [[call, body] = []] = changes();
  expect(call).toBe(`POST /v1/plans/${planId}/strategic_bias`);
  expect(JSON.parse(String(body))).toMatchObject({
    strategicCriticalAreaId: area.strategicCriticalAreaId,
    criticality: 3,
  });
});

it("stores that an area is not critical, then moves on", async () => {
  await show(undefined);
  await page.getByText("No", { exact: true }).click();
  await save().click();
  await expect.poll(() => onAnswered).toHaveBeenCalledWith("save", false);
  expect(changes().map(([call]) => call)).toEqual([
    `PUT /v1/plans/${planId}/uncritical_areas/${area.strategicCriticalAreaId}`,
  ]);
});

const penalty = () => page.getByRole("combobox", { name: /^Which penalty/u });
const penaltyDetails = () => page.getByRole("textbox", { name: /^Penalty details/u });
const otherPenalty = () => page.getByRole("textbox", { name: /^What is the penalty/u });

it("asks for a penalty only if the area's category has some, and only of a critical area", async () => {
  const { unmount } = await show(areaRating);
  await expect.element(page.getByText("3 Essential")).toBeVisible();
  expect(penalty().query()).toBeNull();
  await unmount();
  await show(undefined, areaWithPenalties);
  expect(penalty().query()).toBeNull();
  await page.getByText("Yes", { exact: true }).click();
  await expect.element(penalty()).toBeVisible();
});

it("asks for details once a penalty is chosen, and for its name with Other", async () => {
  await show(areaRating, areaWithPenalties);
  expect(penaltyDetails().query()).toBeNull();
  await penalty().selectOptions("Fines");
  await penaltyDetails().fill("After 30 days");
  expect(otherPenalty().query()).toBeNull();
  await penalty().selectOptions("Other");
  await otherPenalty().fill("Loss of licence");
  await save().click();
  await expect.poll(changes).toHaveLength(1);
  expect(JSON.parse(String(changes()[0]?.[1]))).toMatchObject({
    penalty: 2,
    penaltyAttachment: "Loss of licence",
    notes: "After 30 days",
  });
});

it("resets the name of the penalty with another choice, and its details with none", async () => {
  await show(areaRating, areaWithPenalties);
  await penalty().selectOptions("Other");
  await otherPenalty().fill("Loss of licence");
  await penaltyDetails().fill("After 30 days");
  await penalty().selectOptions("Fines");
  await expect.element(penaltyDetails()).toHaveValue("After 30 days");
  await penalty().selectOptions("Other");
  await expect.element(otherPenalty()).toHaveValue("");
  await penalty().selectOptions("No penalty");
  expect(penaltyDetails().query()).toBeNull();
  await penalty().selectOptions("Other");
  await expect.element(penaltyDetails()).toHaveValue("");
});

it("asks before No deletes the record", async () => {
  await show(areaRating);
  await page.getByText("No", { exact: true }).click();
  await save().click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toHaveAccessibleName("Mark “Breakfast” as not critical?");
  expect(changes()).toEqual([]);
  await question.getByRole("button", { name: "Not critical" }).click();
  await expect.poll(() => onAnswered).toHaveBeenCalledWith("save", false);
  expect(changes().map(([call]) => call)).toEqual([
    `DELETE /v1/plans/${planId}/strategic_bias/${areaRating.strategicBiaId}`,
  ]);
});

it("moves on by Next without a call if nothing changed, and saves first if something did", async () => {
  await show(areaRating);
  await page.getByRole("button", { name: "Next: Catering" }).click();
  expect(onAnswered).toHaveBeenCalledWith("next", true);
  expect(changes()).toEqual([]);
  await page.getByText("2 Necessary").click();
  await page.getByRole("button", { name: "Next: Catering" }).click();
  await expect.poll(() => onAnswered).toHaveBeenCalledTimes(2);
  expect(changes().map(([call]) => call)).toEqual([
    `PATCH /v1/plans/${planId}/strategic_bias/${areaRating.strategicBiaId}`,
  ]);
});

it("treats a record that another tab deleted as deleted", async () => {
  server.mockImplementation(async (_, request) =>
    request?.method === "DELETE" ? Response.json({}, { status: 404 }) : Response.json([]),
  );
  await show(areaRating);
  await page.getByText("No", { exact: true }).click();
  await save().click();
  await page.getByRole("button", { name: "Not critical" }).click();
  await expect.poll(() => onAnswered).toHaveBeenCalledWith("save", false);
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

it.each([
  { what: "has already rated the area", error: AREA_ALREADY_RATED, before: undefined },
  { what: "has deleted the record", error: NOT_FOUND, before: areaRating },
])("refetches the list when another tab $what", async ({ error, before }) => {
  const { code, message, status } = error;
  server.mockImplementation(async (address, request) =>
    request?.method === "GET"
      ? Response.json(String(address).endsWith("/strategic_bias") ? [areaRating] : [])
      : Response.json(
          { code, detail: message, status },
          { status, headers: { "content-type": "application/problem+json" } },
        ),
  );
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Judged before={before} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("AreaRatings: 1")).toBeVisible();
  const asked = server.mock.calls.length;
  await page.getByText("Yes", { exact: true }).click();
  await page.getByText("3 Essential").click();
  await save().click();
  await expect.poll(() => server.mock.calls.slice(asked + 1)).not.toHaveLength(0);
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  expect(onAnswered).not.toHaveBeenCalled();
});

it("fills in the suggested criticality, and saves it only when asked to", async () => {
  const suggested = {
    name: "breakfast",
    strategicCriticalAreaCategoryId: 5,
    description: "Breakfasts bring in most of the income.",
    criticality: 3,
  };
  server.mockImplementation(async (address, request) => {
    if (readsSuggestions(address))
      return Response.json(suggestionsWith({ strategicAreas: [suggested] }));
    return Response.json(request?.method === "GET" ? [] : areaRating);
  });
  await show(undefined, areaWithPenalties);
  await page.getByRole("button", { name: "Show suggestions" }).click();
  await page.getByRole("button", { name: "Use rating: Criticality 3 Essential" }).click();
  await expect
    .element(page.getByText("There is nothing more to suggest for this area."))
    .toBeVisible();
  expect(changes()).toEqual([]);
  await save().click();
  await expect.poll(changes).toHaveLength(1);
  expect(JSON.parse(String(changes()[0]?.[1]))).toMatchObject({ criticality: 3, proposed: true });
  // The user's own choice is not proposed.
  await page.getByText("2 Necessary").click();
  await save().click();
  await expect.poll(changes).toHaveLength(2);
  expect(JSON.parse(String(changes()[1]?.[1]))).not.toHaveProperty("proposed");
});

it("says that a rating is only proposed, with a button that confirms it", async () => {
  server.mockImplementation(async (address) => {
    if (readsSuggestions(address)) return Response.json(suggestionsWith({}));
    return Response.json(
      String(address).endsWith("/proposals")
        ? [{ kind: "strategic-bia", recordId: areaRating.strategicBiaId, planId }]
        : [],
    );
  });
  await show(areaRating);
  await expect.element(page.getByText("1 proposed")).toBeVisible();
});
