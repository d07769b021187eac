import { useState } from "react";
import {
  type Asset,
  SYSTEM_ASSET_TYPE_ID,
} from "@holdfast/contract/impact-analysis/operational/asset";
import type { AssetType } from "@holdfast/contract/library/impact-lookups";
import { Tabs } from "../../../ui/layout/navigation/tabs";
import type { BusinessUnit } from "../../business-units/public";
import { SuggestionsSection } from "../../industries/public";
import { ProposedNotice, useProposals } from "../../proposals/public";
import { UnitProcedureSection } from "../../recovery-details/public";
import { SideList } from "../side-list";
import { SplitFrame } from "../split-frame";
import { AssetsPanel } from "./assets-panel";
import styles from "./assets-panel.module.css";
import { SuggestedAssetsCard } from "./suggested-assets-card";
import { UnitDependenciesSection } from "../dependencies/unit-dependencies-section";

type UnitAssetsPanelProps = {
  readonly planId: string;
  readonly units: readonly BusinessUnit[];
  /** The selected unit. */
  readonly unit: BusinessUnit;
  /** Returns the URL of a unit. */
  readonly linkToUnit: (departmentId: string) => string;
  readonly types: readonly AssetType[];
  readonly assets: readonly Asset[];
  readonly mayChange: boolean;
};

const countOf = (count: number) =>
  count === 0 ? "Nothing listed" : count === 1 ? "1 asset" : `${count} assets`;

/** The business units on the left, and the assets of the selected one, with a tab for each type. */
export const UnitAssetsPanel = (props: UnitAssetsPanelProps) => {
  const { units, unit, assets } = props;
  // The selected tab persists across units.
  const [tab, setTab] = useState(String(props.types[0]?.assetTypeId ?? ""));
  const proposals = useProposals("asset");
  const own = assets.filter(({ departmentId }) => departmentId === unit.departmentId);
  return (
    <SplitFrame
      list={
        <SideList
          label="Business units"
          items={units.map(({ departmentId, name }) => ({
            id: departmentId,
            name,
            note: countOf(assets.filter((asset) => asset.departmentId === departmentId).length),
          }))}
          current={unit.departmentId}
          linkTo={props.linkToUnit}
        />
      }
    >
      <section className={styles.unit}>
        <h2>{unit.name}</h2>
        <ProposedNotice proposals={proposals} recordIds={own.map(({ assetId }) => assetId)} />
        <Tabs
          key={unit.departmentId}
          label={`Requirements of ${unit.name}`}
          current={tab}
          onChange={setTab}
          tabs={props.types.map((type) => ({
            id: String(type.assetTypeId),
            name: type.name,
            shortName: type.name.replace(/ Requirements$/, ""),
            content: (
              <AssetsPanel
                planId={props.planId}
                unit={unit}
                type={type}
                assets={own.filter(({ assetTypeId }) => assetTypeId === type.assetTypeId)}
                mayChange={props.mayChange}
              />
            ),
          }))}
        />
        <SuggestionsSection listLength={own.length}>
          <SuggestedAssetsCard
            key={unit.departmentId}
            planId={props.planId}
            units={units}
            unit={unit}
            types={props.types}
            assets={own}
            onAdded={({ assetTypeId }) => setTab(String(assetTypeId))}
          />
        </SuggestionsSection>
        <UnitDependenciesSection
          key={`needs ${unit.departmentId}`}
          planId={props.planId}
          unit={unit}
          units={units}
          systems={assets
            .filter(({ assetTypeId }) => assetTypeId === SYSTEM_ASSET_TYPE_ID)
            .map(({ name }) => name)}
          mayChange={props.mayChange}
        />
        <UnitProcedureSection
          key={`procedure ${unit.departmentId}`}
          planId={props.planId}
          unit={unit}
          mayChange={props.mayChange}
        />
      </section>
    </SplitFrame>
  );
};
