import type { PolicyDataBlock as PolicyDataBlockName } from "@holdfast/content/policy-text/policy-page";
import { policyPages } from "@holdfast/content/policy-text/policy-pages";
import type { ReactElement } from "react";
import { ContentsLine } from "../document/contents-line";
import { dateText } from "../document/text/date-text";
import { PrintedTableView } from "../document/printed-table";
import type { PolicyData } from "./policy-data";
import { responsibleLines } from "./responsible-lines";
import { signaturesTable, topManagementTable } from "./signature-tables";
import { versionsTable } from "./policy-tables";

interface PolicyDataBlockProps {
  readonly show: PolicyDataBlockName;
  readonly data: PolicyData;
}

/** Renders a part of the policy that comes from the organisation's own records. */
export function PolicyDataBlock({ show, data }: PolicyDataBlockProps): ReactElement {
  switch (show) {
    case "document-control":
      return <PolicyControl data={data} />;
    case "responsible":
      return (
        <div className="hf-callout">
          <p className="hf-callout-title">Who is responsible</p>
          {responsibleLines(data).map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      );
    case "signatures":
      return <Approval data={data} />;
    case "versions":
      return <PrintedTableView table={versionsTable(data)} rest={{ where: "Holdfast" }} />;
  }
}

function PolicyControl({ data }: { readonly data: PolicyData }) {
  const { business, policy } = data;
  const facts = [
    ["Business name", business.name],
    ["Trading name", business.tradingName],
    ["Registration number", business.registrationNumber],
    ["Version", String(policy.version)],
    ["Date", dateText(policy.savedOn)],
    ["Saved by", policy.savedByUserName],
    ["Next review due by", dateText(policy.reviewDate)],
    ["Status", statusText(policy)],
  ];
  return (
    <>
      <dl className="hf-identity">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <nav className="hf-contents-list hf-policy-contents" aria-label="Contents">
        <h4>Contents</h4>
        <ol>
          {policyPages
            .filter(({ number }) => number !== "")
            .map(({ id, number, title }) => (
              <li key={id}>
                <ContentsLine entry={{ anchor: id, number, title }} />
              </li>
            ))}
        </ol>
      </nav>
    </>
  );
}

/** Returns 'Signed by Ana Silva on 20/11/2026', or that the signature is still missing. */
export const statusText = ({ signedBy, signedOn }: PolicyData["policy"]) =>
  signedBy === null || signedOn === null
    ? "Saved, not yet signed"
    : `Signed by ${signedBy} on ${dateText(signedOn)}`;

function Approval({ data }: { readonly data: PolicyData }) {
  const { signedBy } = data.policy;
  return (
    <>
      <p>
        By signing, top management adopts this policy, and each member of the committee accepts the
        responsibilities it gives them.
        {signedBy === null ? null : ` ${statusText(data.policy)}.`}
      </p>
      <div className="hf-signatures">
        <PrintedTableView table={topManagementTable(data)} />
      </div>
      <div className="hf-signatures">
        <PrintedTableView table={signaturesTable(data)} />
      </div>
    </>
  );
}
