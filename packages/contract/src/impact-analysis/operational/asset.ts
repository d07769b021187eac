import * as z from "zod/mini";
import { NO_SUCH_DEPARTMENT } from "../../business-units/department";
import { id, LIMITS, optionalText, requiredText } from "../../platform/field-rules";
import { MAX_ROWS_A_CALL, onceEach, TOO_MANY_ROWS } from "../../platform/list-rules";
import { decimalNumber, lookupId } from "../../platform/number-rules";
import { proposed } from "../../proposals/proposal";

export const NO_SUCH_ASSET = "This asset could not be found.";
export const SELECT_ASSET_TYPE = "Please select the asset type.";
export const QUANTITY_REQUIRED = "Please input quantity";
export const QUANTITY_RANGE = "Please input a number from 0 to 1,000,000 with at most 3 decimals.";
/** The range of a quantity, and its decimal places. */
export const QUANTITY = { min: 0, max: 1_000_000, places: 3 } as const;

/** The type of assets that are systems: Application Requirements. */
export const SYSTEM_ASSET_TYPE_ID = 5;

/** Something a business unit needs to work again; `name` is its description. */
export const Asset = z.object({
  assetId: id(),
  departmentId: id(),
  assetTypeId: z.number(),
  name: z.string(),
  quantity: z.number(),
  comments: z.nullable(z.string()),
});
export type Asset = z.infer<typeof Asset>;

export const assetDescription = () => requiredText("Please input description", LIMITS.line);
export const assetQuantity = () => decimalNumber(QUANTITY_REQUIRED, QUANTITY, QUANTITY_RANGE);
export const assetComments = () => optionalText(LIMITS.text);

/** The fields of an asset to create or update. */
export const AssetInput = z.strictObject({
  departmentId: id(NO_SUCH_DEPARTMENT),
  assetTypeId: lookupId(SELECT_ASSET_TYPE),
  name: assetDescription(),
  quantity: assetQuantity(),
  comments: assetComments(),
});

const listBounds = [
  z.minLength(1, NO_SUCH_ASSET),
  z.maxLength(MAX_ROWS_A_CALL, TOO_MANY_ROWS),
] as const;

/** A bare list, as in the specification. */
export const CreateAssetsInput = z
  .array(z.extend(AssetInput, { proposed: proposed() }))
  .check(...listBounds);

export const UpdateAssetsInput = z
  .array(z.extend(AssetInput, { assetId: id(NO_SUCH_ASSET) }))
  .check(
    ...listBounds,
    onceEach(({ assetId }) => assetId, "This asset is already in the list.", "assetId"),
  );

export const DeleteAssetsInput = z.array(id(NO_SUCH_ASSET)).check(...listBounds);
