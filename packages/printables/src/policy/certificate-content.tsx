import { dateText } from "../document/date-text";
import { memberName } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "./policy-data";

/** Names beyond this length (in characters) are counted, so that the certificate fits on one page. */
const MAX_LETTERS = 240;

function committeeText(names: readonly string[]): string {
  const shown = names.filter((_, at) => names.slice(0, at + 1).join(", ").length <= MAX_LETTERS);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}

/** The certificate: one page that says which policy is in force and who is accountable. */
export function CertificateContent({ data }: { readonly data: PolicyData }) {
  const { business, policy, dateOf } = data;
  return (
    <div className="hf-document hf-policy">
      <section className="hf-sheet hf-certificate">
        <div className="hf-certificate-frame">
          {business.logoUrl?.startsWith("data:image/") ? (
            <img
              className="hf-certificate-logo"
              src={business.logoUrl}
              alt={`Logo of ${business.name}`}
            />
          ) : null}
          <p className="hf-certificate-kind">Business continuity</p>
          <h2 id="certificate">Certificate of Policy</h2>
          <p>This certifies that</p>
          <p className="hf-certificate-name">{business.name}</p>
          {business.registrationNumber === "" ? null : (
            <p className="hf-certificate-number">
              Registration number {business.registrationNumber}
            </p>
          )}
          <p className="hf-certificate-text">
            has adopted a Business Continuity Policy that follows ISO 22301:2019, clause 5.2, and
            has appointed a Governance Committee that is accountable for it.
          </p>
          <dl className="hf-certificate-facts">
            <div>
              <dt>Version</dt>
              <dd>{policy.version}</dd>
            </div>
            <div>
              <dt>In force since</dt>
              <dd>{dateText(dateOf(policy.lastModifiedDate))}</dd>
            </div>
            <div>
              <dt>Valid until review by</dt>
              <dd>{dateText(policy.reviewDate)}</dd>
            </div>
          </dl>
          <p className="hf-certificate-committee">
            <span>Governance Committee</span>
            {committeeText(policy.members.map(memberName))}
          </p>
          <dl className="hf-certificate-signature">
            <div>
              <dt>Signed for the business</dt>
              <dd>{policy.signedBy ?? "\u00a0"}</dd>
            </div>
            <div>
              <dt>Date</dt>
              <dd>{policy.signedOn === null ? "\u00a0" : dateText(policy.signedOn)}</dd>
            </div>
          </dl>
          <p className="hf-certificate-note">
            Issued by the business itself. This is not a certification by an accredited body.
          </p>
        </div>
      </section>
    </div>
  );
}
