import { Skeleton } from "../../ui/feedback/skeleton";

/** Reserves the space of the readiness until it is loaded and read. */
export const READINESS_LOADING = (
  <Skeleton lines={1} height={215} label="Loading the readiness..." />
);
