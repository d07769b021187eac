import { APPENDICES } from "../plan-contents";

/** Says where the texts are that the printer has shortened; hidden if there are none. */
export const ShortNote = () => (
  <p className="hf-note" data-note="short" hidden>
    {"Texts that end with … are in full in "}
    <a href={`#${APPENDICES.further.anchor}`}>{APPENDICES.further.number}</a>.
  </p>
);
