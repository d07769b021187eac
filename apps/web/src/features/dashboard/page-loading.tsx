import { Skeleton } from "../../ui/feedback/skeleton";
import styles from "./page-loading.module.css";

/** Holds the place of a page while its code or its first data is on the way. */
export const PageLoading = () => (
  <div className={styles.page}>
    <Skeleton lines={2} height={28} />
    <Skeleton lines={5} height={48} />
  </div>
);
