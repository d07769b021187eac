import { Link } from "react-router";
import { Card } from "../../design/card";
import { PageFrame } from "../../design/page-frame";
import { Skeleton } from "../../design/skeleton";
import { useBroker, useCurrentUser } from "../accounts/public";
import styles from "./admin.module.css";

/** The first page of the broker and account area: who one is here, and the way to the plans. */
export const AdminScreen = () => {
  const user = useCurrentUser();
  const broker = useBroker();
  return (
    <PageFrame
      title="Admin"
      purpose="Your account, and the brokerage you act for if you are a broker."
    >
      <Card title="Your account">
        {user && broker ? (
          <dl className={styles.lines}>
            <Line name="Name">{`${user.firstName} ${user.lastName}`}</Line>
            <Line name="Email">{user.email}</Line>
            <Line name="Brokerage">{broker.brokerageName ?? "None"}</Line>
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
