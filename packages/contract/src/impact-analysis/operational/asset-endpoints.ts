import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, list, nothing } from "../../platform/endpoint";
import { LIST_FULL } from "../../platform/errors";
import { PageQuery } from "../../platform/list-page";
import { Asset, CreateAssetsInput, DeleteAssetsInput, UpdateAssetsInput } from "./asset";

export const ASSET_DELETED = "The asset has been successfully deleted";

export const listAssets = defineEndpoint({
  name: "listAssets",
  method: "GET",
  path: "/plans/:planId/assets",
  summary: "Lists the assets of the plan's business units, by unit, type and creation date.",
  access: inPlan("plan.read"),
  query: PageQuery,
  response: list(z.array(Asset)),
});

export const createAssets = defineEndpoint({
  name: "createAssets",
  method: "POST",
  path: "/plans/:planId/assets/create",
  summary: "Adds assets, all rows or none; returns them in the given order.",
  access: inPlan("plan.change"),
  body: CreateAssetsInput,
  response: created(z.array(Asset)),
  errors: [LIST_FULL],
});

export const updateAssets = defineEndpoint({
  name: "updateAssets",
  method: "POST",
  path: "/plans/:planId/assets/update",
  summary: "Updates assets, all rows or none; returns them in the given order.",
  access: inPlan("plan.change"),
  body: UpdateAssetsInput,
  response: json(z.array(Asset)),
});

export const deleteAssets = defineEndpoint({
  name: "deleteAssets",
  method: "POST",
  path: "/plans/:planId/assets/delete",
  summary: "Deletes assets by their ids, all or none; the body is a bare list.",
  access: inPlan("plan.change"),
  body: DeleteAssetsInput,
  response: nothing,
});
