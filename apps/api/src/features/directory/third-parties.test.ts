import { listStrategicThirdPartyCategories } from "@holdfast/contract/directory/lookup-endpoints";
import {
  type StrategicThirdPartyCategory,
  THIRD_PARTY_CLASSES,
} from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";

let app: TestApp;
let here: Workspace;
let categories: readonly StrategicThirdPartyCategory[];
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
  categories = (await app.call(listStrategicThirdPartyCategories, { as: here.token })).body;
});

const solicitor = {
  name: "Quay Legal",
  email: "desk@quaylegal.example",
  contactPerson: "Mia Chen",
};
const categoryOf = (classId: number, isOther = false) =>
  categories.find(
    (category) =>
      category.strategicThirdPartyCategoryClassId === classId && category.isOther === isOther,
  )?.strategicThirdPartyCategoryId ?? 0;
const inOrg = () => ({ as: here.token, params: { orgId: here.organisationId } });
const add = async (body: { strategicThirdPartyCategoryId: number; [field: string]: unknown }) =>
  (await app.call(createStrategicThirdParty, { ...inOrg(), body: { ...solicitor, ...body } })).body;

test("lists the categories of both classes, for signed-in people only", async () => {
  const classes = categories.map((category) => String(category.strategicThirdPartyCategoryClassId));
  expect(new Set(classes)).toEqual(new Set(Object.values(THIRD_PARTY_CLASSES)));
  expect((await app.call(listStrategicThirdPartyCategories)).status).toBe(401);
});

test("lists one class by name, or both without a class", async () => {
  const adviser = await add({ name: "beta", strategicThirdPartyCategoryId: categoryOf(1) });
  const first = await add({ name: "Alpha", strategicThirdPartyCategoryId: categoryOf(1, true) });
  const expert = await add({ name: "Bounty", strategicThirdPartyCategoryId: categoryOf(2) });
  const listed = async (classId?: "1" | "2") =>
    (await app.call(listStrategicThirdParties, { ...inOrg(), query: classId ? { classId } : {} }))
      .body;
  expect(await listed("1")).toEqual([first, adviser]);
  expect(await listed("2")).toEqual([expert]);
  expect(await listed()).toEqual([first, adviser, expert]);
  const unknown = await app.call(listStrategicThirdParties, {
    ...inOrg(),
    query: { classId: "3" as "2" },
  });
  expect(unknown.status).toBe(400);
});

describe("the text of a category", () => {
  test("returns the text of a category only while the category is Other", async () => {
    const other = categoryOf(1, true);
    const made = await add({
      strategicThirdPartyCategoryId: other,
      strategicThirdPartyCategoryText: " Locksmith ",
    });
    expect(made).toMatchObject({
      strategicThirdPartyCategory: { name: "Other", isOther: true },
      strategicThirdPartyCategoryText: "Locksmith",
    });
    const change = async (strategicThirdPartyCategoryId: number) => {
      const { body } = await app.call(updateStrategicThirdParty, {
        as: here.token,
        params: {
          orgId: here.organisationId,
          strategicThirdPartyId: made.strategicThirdPartyId,
        },
        body: { strategicThirdPartyCategoryId },
      });
      return body.strategicThirdPartyCategoryText;
    };
    expect(await change(categoryOf(2))).toBeNull();
    expect(await change(other)).toBe("Locksmith");
  });

  test("returns no text of a category for a row that was added with another category", async () => {
    const made = await add({
      strategicThirdPartyCategoryId: categoryOf(1),
      strategicThirdPartyCategoryText: "Locksmith",
    });
    expect(made.strategicThirdPartyCategoryText).toBeNull();
  });
});
