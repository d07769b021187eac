import { type TextValues, UNNAMED_BUSINESS } from "@holdfast/content/plan-text/text-filling";
import { recorded } from "@holdfast/content/plan-text/filled-text";
import { policyPages } from "@holdfast/content/policy-text/policy-pages";
import type { PolicyPage } from "@holdfast/content/policy-text/policy-page";
import { dateText } from "../document/text/date-text";
import { DocumentBackCover, DocumentCover } from "../document/document-cover";
import { RichText } from "../document/text/rich-text";
import { TextBlockView } from "../document/text-block";
import { POLICY_TITLE, type PolicyData } from "./policy-data";
import { PolicyDataBlock } from "./policy-data-block";

interface PolicyProps {
  readonly data: PolicyData;
}

export function PolicyFrontMatter({ data: { business, policy } }: PolicyProps) {
  return (
    <div className="hf-document hf-policy">
      <DocumentCover
        title={POLICY_TITLE}
        businessName={business.name}
        tradingName={business.tradingName}
        logoUrl={business.logoUrl}
        facts={[
          { label: "Version", value: String(policy.version) },
          { label: "Date", value: dateText(policy.savedOn) },
          { label: "Next review due by", value: dateText(policy.reviewDate) },
        ]}
      />
    </div>
  );
}

/** The ten pages of the policy and its back cover. */
export function PolicyContent({ data }: PolicyProps) {
  const { business, policy } = data;
  const values: TextValues = {
    business: business.name === "" ? UNNAMED_BUSINESS : recorded(business.name),
    review: dateText(policy.reviewDate),
  };
  return (
    <div className="hf-document hf-policy">
      {policyPages.map((page) => (
        <PolicyPageView key={page.id} page={page} data={data} values={values} />
      ))}
      <DocumentBackCover
        lines={[business.name, POLICY_TITLE, `Version ${policy.version}`].filter(Boolean)}
      />
    </div>
  );
}

interface PolicyPageViewProps extends PolicyProps {
  readonly page: PolicyPage;
  readonly values: TextValues;
}

function PolicyPageView({ page, data, values }: PolicyPageViewProps) {
  return (
    <section className="hf-sheet" data-fit="hf-policy-page--dense hf-policy-page--joined">
      <h2 id={page.id}>
        {page.number === "" ? null : <span className="hf-topic-number">{page.number} </span>}
        {page.title}
      </h2>
      <p className="hf-lead">
        <RichText text={page.lead} values={values} />
      </p>
      {page.blocks.map((block, at) =>
        block.kind === "policy-data" ? (
          <PolicyDataBlock key={block.show} show={block.show} data={data} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
          <TextBlockView key={at} block={block} values={values} />
        ),
      )}
      <p className="hf-note" data-note="short" hidden>
        Texts that end with … are in full in Holdfast.
      </p>
    </section>
  );
}
