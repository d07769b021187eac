import { Skeleton } from "../../../ui/feedback/skeleton";

/** Placeholder for the filters and the table while the risks load. */
export const RegisterLoading = () => (
  <>
    <output>Loading Risks...</output>
    <Skeleton lines={1} height={98} label="" />
    <Skeleton lines={10} height={48} label="" />
  </>
);
