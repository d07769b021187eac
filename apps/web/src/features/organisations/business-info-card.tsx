import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { can } from "../../platform/session/can";
import styles from "./business-info.module.css";
import { lazyComponent } from "../../ui/loading/lazy-component";

const BusinessInfoForm = lazyComponent(
  async () => (await import("./business-info-form")).BusinessInfoForm,
);

const Dialog = lazyComponent(async () => (await import("../../ui/overlays/dialog")).Dialog);

type BusinessInfoCardProps = { readonly organisation: Organisation };

/** The business information, and its form for users who may change it. */
export const BusinessInfoCard = ({ organisation }: BusinessInfoCardProps) => {
  const [isEditing, setEditing] = useState(false);
  const { industry, registrationNumber, governance } = organisation;
  return (
    <Card
      title="Business information"
      aside={
        can(organisation, "change") && (
          <Button
            size="small"
            icon="edit"
            label="Edit business information"
            onPress={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact name="Full business name">{organisation.name}</Fact>
        <Fact name="Trading name">{organisation.legalName}</Fact>
        <Fact name="Registration number">{registrationNumber}</Fact>
        <Fact name="Industry">
          {industry.name} <span className={styles.code}>ANZSIC {industry.code}</span>
        </Fact>
        <Fact name="Governance" isWide>
          {governance}
        </Fact>
      </dl>
      <Dialog
        title="Edit business information"
        isOpen={isEditing}
        onClose={() => setEditing(false)}
      >
        <BusinessInfoForm organisation={organisation} onClose={() => setEditing(false)} />
      </Dialog>
    </Card>
  );
};

type FactProps = {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

const Fact = ({ name, isWide, children }: FactProps) => (
  <div className={styles.fact} data-wide={isWide === true ? "" : undefined}>
    <dt>{name}</dt>
    <dd>{children ?? <span className={styles.missing}>Not provided</span>}</dd>
  </div>
);
