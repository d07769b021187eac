import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { readCheckout } from "@holdfast/contract/purchases/purchase-endpoints";
import { readStoreAddress } from "@holdfast/contract/purchases/store-endpoints";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/buttons/button";
import { ButtonLink } from "../../ui/buttons/button-link";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useRead } from "../../platform/api/use-endpoint";
import { sharedCountry } from "../../platform/forms/shared-country-rules";
import styles from "./purchase.module.css";
import { CheckoutCard } from "./checkout-card";

const loading = <Skeleton lines={4} height={40} />;

/**
 * /purchase: four steps where a payment provider is configured, and a link to the provider's store where there is one;
 * it opens in a new tab.
 */
export const PurchaseScreen = () => {
  const store = useRead(readStoreAddress, {});
  const sold = useRead(readCheckout, {});
  const broker = useRead(readBroker, {});
  const organisations = useRead(listOrganisations, {});
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no previous page.
  const goBack = () => void (key === "default" ? navigate("/dashboard") : navigate(-1));
  return (
    <PageFrame
      title="Purchase"
      purpose="Each plan needs a subscription key. Each key covers one plan for one business location for a year."
      action={<Link to="/admin/purchases">My Purchases</Link>}
    >
      <QueryBoundary queries={[store, sold, broker, organisations]} loading={loading}>
        {({ storeUrl }, { checkout }, { brokerageId }, businesses) => (
          <>
            {checkout && (
              <CheckoutCard
                checkout={checkout}
                isBroker={brokerageId !== null}
                country={sharedCountry(businesses)}
                onLeave={goBack}
              />
            )}
            {(!checkout || storeUrl !== null) && (
              <Card title={checkout ? "Buy in the store" : "Buy subscriptions"}>
                <HowToBuy hasStore={storeUrl !== null} />
                <div className={styles.buttons}>
                  {storeUrl !== null && (
                    <ButtonLink
                      href={storeUrl}
                      variant={checkout ? "secondary" : "primary"}
                      icon="external"
                    >
                      Purchase
                    </ButtonLink>
                  )}
                  {!checkout && (
                    <Button icon="arrow-left" onPress={goBack}>
                      Go Back
                    </Button>
                  )}
                </div>
              </Card>
            )}
          </>
        )}
      </QueryBoundary>
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
