import { ShortenedText } from "../../document/text/shortened-text";
import { identityFacts } from "./identity-facts";
import type { ContinuityPlanData } from "../plan-data";
import { ShortNote } from "./short-note";
import { StatusNotice } from "./status-notice";

/** The business, plan and version, at the top of the page 'Document control'. */
export const DocumentIdentity = ({ data }: { readonly data: ContinuityPlanData }) => (
  <>
    <StatusNotice data={data} />
    <dl className="hf-identity">
      {identityFacts(data).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ShortenedText label={label}>{text || "\u00a0"}</ShortenedText>
          </dd>
        </div>
      ))}
    </dl>
    <ShortNote />
  </>
);
