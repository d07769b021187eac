import { readStoreAddress } from "@holdfast/contract/purchases/store-endpoints";
import { useLocation, useNavigate } from "react-router";
import { Link } from "../../ui/layout/link";
import { Button } from "../../ui/buttons/button";
import { ButtonLink } from "../../ui/buttons/button-link";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useRead } from "../../platform/api/use-endpoint";
import styles from "./purchase.module.css";

/** /purchase: links to the provider's store, where subscriptions are bought; it opens in a new tab. */
export const PurchaseScreen = () => {
  const store = useRead(readStoreAddress, {});
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no previous page.
  const goBack = () => void (key === "default" ? navigate("/dashboard") : navigate(-1));
  return (
    <PageFrame
      title="Purchase"
      purpose="Each plan needs a subscription key. Each key covers one plan for one business location for a year."
    >
      <Card title="Buy subscriptions">
        <QueryBoundary queries={[store]} loading={<Skeleton lines={2} height={24} />}>
          {({ storeUrl }) => <HowToBuy hasStore={storeUrl !== null} />}
        </QueryBoundary>
        <div className={styles.buttons}>
          {store.data?.storeUrl != null && (
            <ButtonLink href={store.data.storeUrl} variant="primary" icon="external">
              Purchase
            </ButtonLink>
          )}
          <Button icon="arrow-left" onPress={goBack}>
            Go Back
          </Button>
        </div>
      </Card>
    </PageFrame>
  );
};

const HowToBuy = ({ hasStore }: { readonly hasStore: boolean }) =>
  hasStore ? (
    <p className={styles.words}>
      The store opens in a new tab. Your keys are sent by email. Enter one when you create or renew
      a plan.
    </p>
  ) : (
    <p className={styles.words}>
      Subscriptions cannot be bought online here. Ask your insurance broker for a subscription key
      or promo code, or <Link to="/contact-us">contact us</Link>.
    </p>
  );
