import types from "../../data/impact/asset_types.json";

/** A tab of the Disaster Recovery Requirements. */
export type AssetType = {
  readonly assetTypeId: number;
  readonly name: string;
  readonly description: string;
};

/** In the order of the tabs. */
export const ASSET_TYPES: readonly AssetType[] = types;

const byId = new Map(ASSET_TYPES.map((type) => [type.assetTypeId, type]));

/** Returns the asset type with that id; undefined if there is none. */
export const assetTypeById = (assetTypeId: number): AssetType | undefined => byId.get(assetTypeId);
