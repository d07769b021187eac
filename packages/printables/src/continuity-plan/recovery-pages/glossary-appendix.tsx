import { typographic } from "@holdfast/content/plan-text/text-filling";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import { USED_TERMS } from "./used-terms";

/** The terms that the plan uses; the application's glossary, which has all of them, is out of reach on the day. */
export const GlossaryAppendix = () => (
  <section className="hf-sheet hf-appendix hf-glossary">
    <AppendixHead entry={APPENDICES.glossary} />
    <dl>
      {USED_TERMS.map(({ name, description }) => (
        <div key={name}>
          <dt>{typographic(name)}</dt>
          <dd>{typographic(description)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
