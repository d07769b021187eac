import type { PlanKind } from "@holdfast/contract/plan-content/plan-version";
import { downloadLastCopy } from "@holdfast/contract/printing/document-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { Button } from "../../ui/buttons/button";

type LastCopyNoticeProps = { readonly planId: string; readonly kind: PlanKind };

/** Offers the plan as it was printed before, after a print of it has failed. */
export const LastCopyNotice = ({ planId, kind }: LastCopyNoticeProps) => {
  const { isRunning, download } = useDownload("download");
  return (
    <div>
      <p>
        The plan could not be printed now. You can download the copy that you printed last, or the
        newest approved version. Its date is on the cover.
      </p>
      <Button
        icon="download"
        isPending={isRunning}
        onPress={() =>
          void download(() =>
            callEndpoint(downloadLastCopy, { params: { planId }, query: { kind } }),
          )
        }
      >
        Download last copy
      </Button>
    </div>
  );
};
