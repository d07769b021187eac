/** A further line of a table's cell, in smaller type; nothing without a text. */
export const CellAside = ({ text }: { readonly text: string }) =>
  text === "" ? null : <span className="hf-cell-aside">{text}</span>;
