import { Skeleton } from "../../../ui/feedback/skeleton";

/** Holds the place of filters and table while the risks are read. */
export const RegisterLoading = () => (
  <>
    <output>Loading Risks...</output>
    <Skeleton lines={1} height={98} label="" />
    <Skeleton lines={10} height={48} label="" />
  </>
);
