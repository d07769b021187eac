import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { can } from "../../../platform/session/can";
import styles from "./business-info.module.css";
import { BusinessInfoForm } from "./business-info-form";

type BusinessInfoCardProps = { readonly organisation: Organisation };

/** The business information, which users who may change it edit in place. */
export const BusinessInfoCard = ({ organisation }: BusinessInfoCardProps) => {
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const close = () => {
    setEditing(false);
    setEdited(true);
  };
  return isEditing ? (
    <Card title="Business information">
      <BusinessInfoForm organisation={organisation} onClose={close} />
    </Card>
  ) : (
    <Card
      title="Business information"
      aside={
        can(organisation, "change") && (
          <Button
            size="small"
            icon="edit"
            label="Edit business information"
            autoFocus={wasEdited}
            onPress={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      <Facts organisation={organisation} />
    </Card>
  );
};

const Facts = ({ organisation }: BusinessInfoCardProps) => {
  const { industry, registrationNumber, governance } = organisation;
  return (
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
