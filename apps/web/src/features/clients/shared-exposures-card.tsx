import type {
  SharedExposure,
  SharedExposures,
} from "@holdfast/contract/clients/portfolio-endpoints";
import { readSharedExposures } from "@holdfast/contract/clients/portfolio-endpoints";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { useRead } from "../../platform/api/use-endpoint";
import { instantInText } from "../../platform/format/date-format";
import styles from "./portfolio.module.css";

type SharedExposuresCardProps = { readonly brokerageId: string };

/** What one failed supplier or one flood would hit: what several clients have in common, if they have agreed. */
export const SharedExposuresCard = ({ brokerageId }: SharedExposuresCardProps) => {
  const exposures = useRead(
    readSharedExposures,
    { params: { brokerageId } },
    { isAlwaysFresh: true },
  );
  return (
    <Card title="Shared suppliers and hazards">
      <QueryBoundary queries={[exposures]} loading={<Skeleton lines={3} height={24} />}>
        {({ agreed, clients, consents, suppliers, hazards }) => (
          <>
            <p className={styles.hint}>
              Clients that let you compare their suppliers and hazards: {agreed} of {clients}. An
              owner can agree to this on the overview page of their organisation.
            </p>
            {consents.length > 0 && <Consents consents={consents} />}
            <div className={styles.lists}>
              <Shared
                title="Suppliers"
                rows={suppliers}
                none="No supplier is used by two or more of these clients."
              />
              <Shared
                title="Hazards"
                rows={hazards}
                none="No hazard is in the risk registers of two or more of these clients."
              />
            </div>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
};

type ConsentsProps = { readonly consents: SharedExposures["consents"] };

/** Which clients agreed or ended it, when, and who decided. */
const Consents = ({ consents }: ConsentsProps) => (
  <details className={styles.consents}>
    <summary>Who agreed, and when</summary>
    <ul className={styles.names}>
      {consents.map(({ organisationId, name, isShared, lastChange }) => (
        <li key={organisationId}>
          {name}: {isShared ? "agreed" : "ended"}
          {lastChange !== null && ` on ${instantInText(lastChange.changedAt)}`}
          {lastChange?.personName != null && ` by ${lastChange.personName}`}
        </li>
      ))}
    </ul>
  </details>
);

type SharedProps = {
  readonly title: string;
  readonly rows: readonly SharedExposure[];
  readonly none: string;
};

const Shared = ({ title, rows, none }: SharedProps) => (
  <section>
    <h3 className={styles.heading}>{title}</h3>
    {rows.length === 0 ? (
      <p className={styles.never}>{none}</p>
    ) : (
      <ul className={styles.shared}>
        {rows.map(({ name, clients }) => (
          <li key={name}>
            <details>
              <summary>
                {name}: {clients.length} clients
              </summary>
              <ul className={styles.names}>
                {clients.map((client) => (
                  <li key={client.organisationId}>{client.name}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    )}
  </section>
);
