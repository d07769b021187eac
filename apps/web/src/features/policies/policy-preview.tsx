import { PolicyContent, PolicyFrontMatter } from "@holdfast/printables/policy/policy-content";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import "@holdfast/printables/document.css";
import "../../ui/theme/document-fonts.css";
import styles from "./policy.module.css";

/** Renders the policy as it will be printed. */
export const PolicyPreview = ({ data }: { readonly data: PolicyData }) => (
  <section className={styles.preview} aria-label="Preview of the policy">
    <PolicyFrontMatter data={data} />
    <PolicyContent data={data} />
  </section>
);
