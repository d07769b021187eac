import { Card } from "../../../ui/layout/card";
import { Skeleton } from "../../../ui/feedback/skeleton";
import styles from "./assessment.module.css";

/** Placeholder for the first cards while the risks load. */
export const AssessmentLoading = () => (
  <>
    <output className={styles.sum}>Loading Risks...</output>
    {["first", "second"].map((card) => (
      <Card key={card}>
        <Skeleton lines={1} height={44} label="" />
        <Skeleton lines={10} height={48} label="" />
      </Card>
    ))}
  </>
);
