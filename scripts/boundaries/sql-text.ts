/** A piece of a source file: the text of a template literal, or a string. */
export type Literal = {
  readonly text: string;
  readonly kind: "template" | "string";
  /** Counted from 1. */
  readonly line: number;
  /** The code around it, for a string. */
  readonly before: string;
  readonly after: string;
};

type Mode = { readonly kind: "code" | "template"; depth: number };

/** Returns the literals of a source file, without those in comments. Expressions inside templates count as code. */
export function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  const modes: Mode[] = [{ kind: "code", depth: 0 }];
  let line = 1;
  let chunk = "";
  let chunkLine = 1;
  const endChunk = () => {
    if (chunk !== "")
      found.push({ text: chunk, kind: "template", line: chunkLine, before: "", after: "" });
    chunk = "";
  };
  for (let at = 0; at < source.length; at += 1) {
    const mode = modes.at(-1);
    const character = source[at] ?? "";
    if (character === "\n") line += 1;
    if (mode?.kind === "template") {
      if (character === "\\") {
        chunk += source.slice(at, at + 2);
        at += 1;
      } else if (character === "`" || source.startsWith("${", at)) {
        endChunk();
        if (character === "`") modes.pop();
        else {
          modes.push({ kind: "code", depth: 0 });
          at += 1;
        }
      } else {
        if (chunk === "") chunkLine = line;
        chunk += character;
      }
      continue;
    }
    const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 5_000))?.[0];
    const quoted = /^(["'])((?:\\.|(?!\1)[^\\\n])*)\1/.exec(source.slice(at, at + 1_000));
    if (comment !== undefined) {
      line += comment.split("\n").length - 1;
      at += comment.length - 1;
    } else if (quoted) {
      const end = at + quoted[0].length;
      const before = source.slice(0, at).trimEnd().slice(-2);
      const after = source.slice(end).trimStart().slice(0, 1);
      found.push({ text: quoted[2] ?? "", kind: "string", line, before, after });
      at = end - 1;
    } else if (character === "`") modes.push({ kind: "template", depth: 0 });
    else if (mode && character === "{") mode.depth += 1;
    else if (mode && character === "}") {
      if (mode.depth === 0 && modes.length > 1) modes.pop();
      else mode.depth -= 1;
    }
  }
  return found;
}
