import { riskPresetById } from "@holdfast/content/library/risks/risk-presets";
import { strategicThirdPartyCategoriesOfClass } from "@holdfast/content/library/impact/strategic-third-party-categories";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { MAX_HITS_OF_KIND } from "@holdfast/contract/search/search";
import { searchOrganisation } from "@holdfast/contract/search/search-endpoints";
import { updateDocument, uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import {
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../test/factories/workspace";

const presetName = riskPresetById(1)?.name ?? "";
const expertCategory =
  strategicThirdPartyCategoriesOfClass(2)[0]?.strategicThirdPartyCategoryId ?? 0;

let app: TestApp;
let here: PlanWorkspace;
let elsewhere: PlanWorkspace;

const find = async (text: string, as = here.token) =>
  (
    await app.call(searchOrganisation, {
      as,
      params: { orgId: here.organisationId },
      query: { text },
    })
  ).body;

const addContact = async (of: PlanWorkspace, name: string, others: object = {}) =>
  (
    await app.call(createContact, {
      as: of.token,
      params: { orgId: of.organisationId },
      body: { firstName: name, lastName: "Silva", contactTypeId: 1, workTypeId: 1, ...others },
    })
  ).body.contactId;

const addRisk = (riskPresetId: number | null, name: string | null) =>
  app.call(createRisk, {
    as: here.token,
    params: { planId: here.planId },
    body: {
      riskCategoryId: 1,
      ...(riskPresetId === null ? { name } : { riskPresetId }),
      likelihoodPresetId: 4,
      cost: 1000,
      mitigationStrategyIds: [6],
      mitigationProcess: "Sandbags in the shed.",
    },
  });

beforeAll(async () => {
  app = await testApp();
  here = await ownerWithPlan(app, "owner@cafe.example");
  elsewhere = await ownerWithPlan(app, "owner@other.example");
});

test("finds a contact by any words of its name, title, email and phone, and no one of another organisation", async () => {
  const ana = await addContact(here, "Anabel", {
    jobTitle: "Head Chef",
    email: "anabel@cafe.example",
    mobile: "0491 570 006",
  });
  await addContact(elsewhere, "Anabel", { jobTitle: "Head Chef" });
  const hit = { kind: "contact", id: ana, name: "Anabel Silva", detail: "Head Chef", planId: null };
  for (const text of ["anabel", "silva anab", "CHEF", "anabel@cafe", "570 006"])
    expect(await find(text)).toEqual([hit]);
  expect(await find("anabel baker")).toEqual([]);
});

test("finds partners by category and contact person, and crisis experts apart from third parties", async () => {
  const partner = { email: "x@partner.example" };
  const inHere = { as: here.token, params: { orgId: here.organisationId } };
  await app.call(createSupplier, {
    ...inHere,
    body: {
      ...partner,
      name: "Quayside Roasters",
      category: ["Espresso beans"],
      contactPerson: "Mia Lindqvist",
    },
  });
  for (const [name, categoryId] of [
    ["Lindqvist Insurance", 1],
    ["Lindqvist Restorers", expertCategory],
  ] as const)
    await app.call(createStrategicThirdParty, {
      ...inHere,
      body: { ...partner, name, contactPerson: "Ada", strategicThirdPartyCategoryId: categoryId },
    });
  expect(await find("espresso")).toMatchObject([
    { kind: "supplier", name: "Quayside Roasters", detail: "Espresso beans" },
  ]);
  expect((await find("lindqvist")).map(({ kind, name }) => [kind, name])).toEqual([
    ["supplier", "Quayside Roasters"],
    ["third-party", "Lindqvist Insurance"],
    ["crisis-expert", "Lindqvist Restorers"],
  ]);
});

test("finds a risk by its own name or its preset's, with its plan", async () => {
  await addRisk(1, null);
  await addRisk(null, "Falling masts");
  const planned = { kind: "risk", detail: "Head Office plan", planId: here.planId };
  expect(await find("masts")).toMatchObject([{ ...planned, name: "Falling masts" }]);
  expect(await find(presetName)).toMatchObject([{ ...planned, name: presetName }]);
});

test("finds a document by its name, file name, URL and comments, with its folder", async () => {
  const { body } = await app.call(uploadDocument, {
    as: here.token,
    params: { planId: here.planId },
    body: {
      url: "https://insurer.example/glasswork",
      displayName: "Claims portal",
      documentFolderId: 3,
      comments: "Hotline after hours",
    },
  });
  const named = {
    kind: "document",
    id: body.documentId,
    name: "Claims portal",
    detail: "Insurance Policy",
    planId: here.planId,
  };
  for (const text of ["portal claims", "glasswork", "hotline", "insurance policy"])
    expect(await find(text)).toEqual([named]);
  await app.call(updateDocument, {
    as: here.token,
    params: { planId: here.planId, documentId: body.documentId },
    body: { documentFolderId: 8, documentFolderText: "Glazier" },
  });
  expect(await find("glazier")).toEqual([{ ...named, detail: "Glazier" }]);
});

test("finds plans, locations and their business units", async () => {
  const found = (await find("head office")).map(({ kind, name }) => [kind, name]);
  expect(found).toContainEqual(["plan", "Head Office plan"]);
  expect(found).toContainEqual(["location", "Head Office"]);
});

test("returns the best hits of a kind only, those that start with the text first", async () => {
  for (const name of ["Zoe", "Eve", "Kim", "Lee", "Max", "Pat", "Quin"])
    await addContact(here, name, { jobTitle: "Warden of lee shores" });
  const names = (await find("lee")).map(({ name }) => name);
  expect(names).toHaveLength(MAX_HITS_OF_KIND);
  expect(names[0]).toBe("Lee Silva");
});

test("takes % and _ literally", async () => {
  await addContact(here, "Percent", { jobTitle: "100% reliable" });
  expect((await find("100%")).map(({ name }) => name)).toEqual(["Percent Silva"]);
  expect(await find("%%")).toEqual([]);
  expect(await find("__")).toEqual([]);
});

test("lets a viewer search, and asks for 2 to 100 characters", async () => {
  const viewer = await signedInMember(app, here.organisationId, "viewer", "viewer@cafe.example");
  expect(await find("head", viewer)).not.toEqual([]);
  for (const [text, message] of [
    [" a ", "Please type at least 2 characters."],
    ["a".repeat(101), "Please type at most 100 characters."],
  ] as const)
    expect(
      await app.call(searchOrganisation, {
        as: here.token,
        params: { orgId: here.organisationId },
        query: { text },
      }),
    ).toMatchObject({ status: 400, problem: { errors: [{ path: "text", message }] } });
});
