import { Skeleton } from "../../../ui/feedback/skeleton";
import styles from "./page-loading.module.css";

/** Placeholder for a page while its code or first data loads. */
export const PageLoading = () => (
  <div className={styles.page} data-loading="">
    <Skeleton lines={2} height={28} />
    <Skeleton lines={5} height={48} />
  </div>
);
