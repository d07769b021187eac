import { removeLogo, setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { useChange, useDeletion } from "../../../platform/api/use-endpoint";
import { can } from "../../../platform/session/can";
import { LogoSection } from "./logo-section";

type LogoCardProps = { readonly organisation: Organisation };

/** The logo of the organisation. */
export const LogoCard = ({ organisation }: LogoCardProps) => {
  const { name, organisationId, avatarUrl } = organisation;
  const params = { orgId: organisationId };
  const upload = useChange(setLogo, [listOrganisations]);
  const remove = useDeletion(removeLogo, [listOrganisations]);
  return (
    <LogoSection
      name={name}
      logoUrl={avatarUrl}
      use="Appears in the menu and on the cover of your plan, risk report and policy."
      mayChange={can(organisation, "change")}
      isUploading={upload.isPending}
      onUpload={(file) => upload.mutateAsync({ params, upload: file })}
      onRemove={() => remove.mutateAsync({ params })}
    />
  );
};
