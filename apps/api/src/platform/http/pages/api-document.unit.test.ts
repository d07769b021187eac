import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { expect, it } from "vitest";
import { apiDocumentOf } from "./api-document";
import { errorsOf } from "../endpoint-errors";

const namesOf = (endpoint: Parameters<typeof errorsOf>[0]) =>
  errorsOf(endpoint).map(({ status, code }) => `${status} ${code}`);

it("derives the errors of a write in a plan from its definition", () => {
  expect(namesOf(createRisk)).toEqual([
    "400 invalid-input",
    "401 sign-in-required",
    "402 payment-required",
    "403 not-allowed",
    "404 not-found",
    "409 risk-already-saved",
    "409 organisation-archived",
    "409 request-still-running",
    "409 changed-meanwhile",
    "413 too-large",
    "414 invalid-input",
    "415 invalid-input",
    "422 list-full",
    "422 idempotency-key-reused",
    "429 too-many-changes",
    "429 too-many-calls-at-once",
    "500 unexpected",
    "503 database-away",
    "507 storage-full",
  ]);
});

it("names no error that the definition of a call excludes", () => {
  expect(namesOf(readPlanDocument)).toEqual([
    "400 invalid-input",
    "401 sign-in-required",
    "404 not-found",
    "414 invalid-input",
    "429 too-many-calls-at-once",
    "500 unexpected",
    "503 database-away",
  ]);
  // A public call has no session, so no permission and no Idempotency-Key.
  expect(namesOf(register)).not.toContain("401 sign-in-required");
  expect(namesOf(register)).not.toContain("422 idempotency-key-reused");
  // A contact that is new is not part of any plan.
  expect(namesOf(createContact)).not.toContain("402 payment-required");
});

it("gives each error its message, and the same errors one shared response", () => {
  const group = {
    name: "Some",
    description: "Some calls.",
    endpoints: [readPlanDocument, createRisk],
  };
  const document = apiDocumentOf([group]) as {
    readonly paths: Record<
      string,
      Record<string, { readonly responses: Record<string, { $ref: string }> }>
    >;
    readonly components: { readonly responses: Record<string, { readonly content: object }> };
  };
  const read = document.paths["/v1/plans/{planId}/plan_document"]?.["get"]?.responses;
  const write = document.paths["/v1/plans/{planId}/risks/create"]?.["post"]?.responses;
  expect(read?.["404"]).toEqual({ $ref: "#/components/responses/404.not-found" });
  expect(write?.["404"]).toEqual(read?.["404"]);
  expect(document.components.responses["404.not-found"]?.content).toMatchObject({
    "application/problem+json": {
      examples: {
        "not-found": {
          value: {
            title: "Not found",
            status: 404,
            detail: "This could not be found.",
            code: "not-found",
          },
        },
      },
    },
  });
});
