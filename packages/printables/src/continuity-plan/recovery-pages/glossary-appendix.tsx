import { typographic } from "@holdfast/content/plan-text/text-filling";
import { GLOSSARY } from "@holdfast/content/library/glossary";
import { DocumentTable } from "../../document/document-table";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";

/** The terms of the application's glossary, which is out of reach on the day. */
export const GlossaryAppendix = () => (
  <section className="hf-sheet hf-appendix hf-glossary">
    <AppendixHead entry={APPENDICES.glossary} />
    <DocumentTable
      caption={APPENDICES.glossary.title}
      columns={[
        { head: "Term", width: 27 },
        { head: "Meaning", width: 73 },
      ]}
      rows={GLOSSARY.map(({ name, description }) => [
        <strong key="name">{typographic(name)}</strong>,
        typographic(description),
      ])}
      height="compact"
    />
  </section>
);
