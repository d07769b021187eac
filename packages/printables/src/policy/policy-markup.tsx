import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { CertificateContent } from "./certificate-content";
import { PolicyContent, PolicyFrontMatter } from "./policy-content";
import { statusText } from "./policy-data-block";
import { POLICY_TITLE, type PolicyData } from "./policy-data";

/** Returns the policy as printed. */
export function policyPrint(data: PolicyData): PrintRequest {
  const { name } = data.business;
  const printed = isolatedNames(data);
  return {
    content: renderToStaticMarkup(<PolicyContent data={printed} />),
    frontMatter: renderToStaticMarkup(<PolicyFrontMatter data={printed} />),
    format: "A4",
    title: [POLICY_TITLE, name].filter(Boolean).join(" – "),
    ...(name === "" ? {} : { author: name }),
    header: {
      ...(name === "" ? {} : { left: name }),
      right: `${POLICY_TITLE}, version ${data.policy.version}`,
      foot: statusText(data.policy),
    },
    footer: "page-number",
  };
}

/** Returns the certificate as printed: one page without header and page number. */
export function certificatePrint(data: PolicyData): PrintRequest {
  const { name } = data.business;
  return {
    content: renderToStaticMarkup(<CertificateContent data={isolatedNames(data)} />),
    format: "A4",
    title: ["Certificate", name].filter(Boolean).join(" – "),
    ...(name === "" ? {} : { author: name }),
  };
}
