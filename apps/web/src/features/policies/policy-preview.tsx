import { isolatedNames } from "@holdfast/printables/document/text/isolated-names";
import { PolicyContent, PolicyFrontMatter } from "@holdfast/printables/policy/policy-content";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { useMemo } from "react";
import "@holdfast/printables/document.css";
import "../../ui/theme/document-fonts.css";
import styles from "./policy.module.css";

/** Renders the policy as it will be printed. */
export const PolicyPreview = ({ data }: { readonly data: PolicyData }) => {
  const shown = useMemo(() => isolatedNames(data), [data]);
  return (
    <section className={styles.preview} aria-label="Preview of the policy">
      <PolicyFrontMatter data={shown} />
      <PolicyContent data={shown} />
    </section>
  );
};
