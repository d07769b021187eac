import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { shortenedName } from "../document/text/shortened-name";
import { CertificateContent } from "./certificate-content";
import { PolicyContent, PolicyFrontMatter } from "./policy-content";
import { POLICY_TITLE, type PolicyData } from "./policy-data";

/** The business name's maximum length in the running header, which it shares with the title (characters). */
const MAX_LETTERS = 60;

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
      ...(name === "" ? {} : { left: shortenedName(name, MAX_LETTERS) }),
      right: `${POLICY_TITLE}, version ${data.policy.version}`,
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
