/** A further line of a table's cell, in smaller type; nothing without a text. */
export const CellAside = ({ text }: { readonly text: string }) =>
  text === "" ? null : <div className="hf-cell-aside">{text}</div>;
