import type { Adviser } from "@holdfast/contract/clients/adviser";
import { EmailText, PhoneText } from "../../document/text/contact-text";

/** The adviser's firm at the foot of the cover. */
export function AdviserPanel({ adviser }: { readonly adviser: Adviser }) {
  const { firmName, licence, adviserName, phone, email, logoUrl } = adviser;
  return (
    <div className="hf-cover-adviser">
      <div>
        <p className="hf-cover-adviser-kind">Insurance adviser</p>
        <p className="hf-cover-adviser-firm">{firmName}</p>
        {adviserName === null ? null : <p>{adviserName}</p>}
        {licence === null ? null : <p>{licence}</p>}
        {phone === null ? null : (
          <p>
            <PhoneText phone={phone} />
          </p>
        )}
        {email === null ? null : (
          <p>
            <EmailText email={email} />
          </p>
        )}
      </div>
      {logoUrl?.startsWith("data:image/") ? (
        <img className="hf-cover-logo" src={logoUrl} alt={`Logo of ${firmName}`} />
      ) : null}
    </div>
  );
}
