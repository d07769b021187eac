import { dateText } from "../document/text/date-text";
import { fullName } from "@holdfast/contract/platform/text-rules";
import type { PolicyData } from "./policy-data";

type State = { readonly adopted: string; readonly since: string; readonly note: string | null };

/** A policy is in force from its signature until a newer version replaces it. */
function stateOf({ policy, isReplaced }: PolicyData): State {
  if (policy.signedOn === null)
    return {
      adopted: "has prepared",
      since: "Prepared on",
      note: "Draft: this version has not been signed. It comes into force when it is signed.",
    };
  return {
    adopted: "has adopted",
    since: "In force since",
    note: isReplaced ? "This version has been replaced by a newer one." : null,
  };
}

/** The certificate: one page that says which policy is in force and who is accountable. */
export function CertificateContent({ data }: { readonly data: PolicyData }) {
  const { business, policy } = data;
  const { adopted, since, note } = stateOf(data);
  return (
    <div className="hf-document hf-policy">
      <section
        className="hf-sheet hf-certificate"
        data-fit="hf-certificate--lines hf-certificate--long"
      >
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
            {adopted} a Business Continuity Policy that follows ISO 22301:2019, clause 5.2, and has
            appointed a Governance Committee that is accountable for it.
          </p>
          {note === null ? null : <p className="hf-certificate-state">{note}</p>}
          <dl className="hf-certificate-facts">
            <div>
              <dt>Version</dt>
              <dd>{policy.version}</dd>
            </div>
            <div>
              <dt>{since}</dt>
              <dd>{dateText(policy.signedOn ?? policy.savedOn)}</dd>
            </div>
            <div>
              <dt>Valid until review by</dt>
              <dd>{dateText(policy.reviewDate)}</dd>
            </div>
          </dl>
          <p className="hf-certificate-committee">
            <span>Governance Committee</span>
            <span data-rest="in the policy">
              {policy.members.map((member, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
                <span key={at}>
                  {at === 0 ? "" : ", "}
                  {fullName(member)}
                </span>
              ))}
            </span>
            <span data-note="rest" hidden />
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
