import { Link } from "../../ui/layout/link";
import { Card } from "../../ui/layout/card";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useBroker } from "../accounts/public";
import styles from "./admin.module.css";

/** A broker's first page: the brokerage and a link to its clients' plans. */
export const AdminScreen = () => {
  const broker = useBroker();
  return (
    <PageFrame title="Overview" purpose="Your brokerage and your clients’ plans.">
      <Card title="Your brokerage">
        {broker ? (
          <dl className={styles.lines}>
            <Line name="Brokerage">{broker.brokerageName ?? "None"}</Line>
            <Line name="Name">
              {`${broker.firstName} ${broker.lastName}`.trim() || "Not provided"}
            </Line>
            <Line name="Email">{broker.email}</Line>
          </dl>
        ) : (
          <Skeleton lines={3} height={24} />
        )}
        <p>
          <Link to="/dashboard">Go to the plans</Link>
        </p>
      </Card>
    </PageFrame>
  );
};

const Line = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
