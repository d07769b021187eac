import type { Firm } from "@holdfast/contract/clients/firm";
import { readFirm, removeFirmLogo, setFirmLogo } from "@holdfast/contract/clients/firm-endpoints";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { useChange, useDeletion, useRead } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { LogoSection } from "../organisations/public";
import { FirmForm } from "./firm-form";

/** /admin/firm: what the brokerage prints on the reports of its clients. For brokers only. */
export const FirmScreen = () => {
  const own = useBroker();
  const { brokerageId = null, brokerageName } = own ?? {};
  const firm = useRead(readFirm, brokerageId === null ? null : { params: { brokerageId } }, {
    isAlwaysFresh: true,
  });
  return (
    <PageFrame
      title="Firm on Reports"
      purpose="How your firm appears in your clients’ Risk & Insurance Reports: on the cover and next to the signatures."
      help={
        <>
          <p>
            Your clients’ reports show these details from the next download. Reports of other
            organisations do not.
          </p>
          <p>
            <strong>For example:</strong> ‘Anchorage Insurance Brokers, AFSL 123456’ on the cover,
            and your adviser’s name in the signature block.
          </p>
        </>
      }
    >
      <QueryBoundary queries={[firm]} loading={<Skeleton lines={5} height={64} />}>
        {(saved) =>
          brokerageId !== null && (
            <>
              <Card title="Details">
                <FirmForm
                  key={saved.version}
                  firm={saved}
                  brokerageId={brokerageId}
                  brokerage={brokerageName ?? "your brokerage"}
                />
              </Card>
              <FirmLogo
                firm={saved}
                brokerageId={brokerageId}
                brokerage={brokerageName ?? "your brokerage"}
              />
            </>
          )
        }
      </QueryBoundary>
    </PageFrame>
  );
};

type FirmLogoProps = {
  readonly firm: Firm;
  readonly brokerageId: string;
  /** The name of the brokerage. */
  readonly brokerage: string;
};

const FirmLogo = ({ firm, brokerageId, brokerage }: FirmLogoProps) => {
  const params = { brokerageId };
  const upload = useChange(setFirmLogo, [readFirm]);
  const remove = useDeletion(removeFirmLogo, [readFirm]);
  return (
    <LogoSection
      name={firm.firmName ?? brokerage}
      logoUrl={firm.logoUrl}
      use="Appears on the cover of your clients’ Risk & Insurance Reports."
      mayChange
      isUploading={upload.isPending}
      onUpload={(file) => upload.mutateAsync({ params, upload: file })}
      onRemove={() => remove.mutateAsync({ params })}
    />
  );
};
