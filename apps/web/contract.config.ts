import type { Plugin } from "vite";

/** A node of the syntax tree, as far as it is used here; the rest of its properties are nodes and lists of nodes. */
type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { readonly key: Node & { readonly name?: string }; readonly value: Call };
type Call = Node & { readonly callee?: Node & { readonly name?: string } };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node): readonly Node[] =>
  (Object.values(node) as unknown[]).flat().filter(isNode);
const isFunction = ({ type }: Node) => /Function/.test(type);

/** Whether evaluating an expression calls a function, other than when a function in it is called later. */
const callsFunctions = (node: Node): boolean =>
  !isFunction(node) &&
  (/^(?:Call|New)Expression$/.test(node.type) || childrenOf(node).some(callsFunctions));

/**
 * The facts of a definition that only the server and the API document read, and what is left of them: the web app sends
 * queries as they are, and does not check responses again.
 */
const forBrowser = (name: string, value: Call): string | undefined => {
  if (name === "summary") return '""';
  if (name === "query" || name === "params") return "undefined";
  if (name !== "response" || value.type !== "CallExpression") return undefined;
  const kind = value.callee?.name;
  if (kind === "json" || kind === "created") return '{ kind: "json" }';
  return kind === "list" ? '{ kind: "json", isList: true }' : undefined;
};

/** Edits the definitions of endpoints below a node. */
function* definitionsIn(node: Node): Generator<Edit> {
  const { callee, arguments: args } = node as Call & { readonly arguments?: readonly Node[] };
  if (callee?.name !== "defineEndpoint") {
    for (const child of childrenOf(node)) yield* definitionsIn(child);
    return;
  }
  const [definition] = args ?? [];
  const { properties = [] } = definition as Node & { readonly properties?: readonly Property[] };
  for (const { key, value } of properties) {
    const text = key?.name === undefined ? undefined : forBrowser(key.name, value);
    if (text !== undefined) yield { start: value.start, end: value.end, text };
  }
}

type Declaration = Node & {
  readonly declarations?: readonly { readonly init: Node | null }[];
  readonly declaration?: Declaration | null;
};

/** Marks the values of a module's constants as free of side effects, so that the bundler drops those that are not used. */
function* constantsIn(program: Node): Generator<Edit> {
  const { body } = program as Node & { readonly body: readonly Declaration[] };
  for (const statement of body)
    for (const { init } of (statement.declaration ?? statement).declarations ?? [])
      if (init && callsFunctions(init)) {
        yield { start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" };
        yield { start: init.end, end: init.end, text: "))()" };
      }
}

/**
 * Leaves out what only the server uses of the contract: the summaries of endpoints and the schemas of their queries and
 * responses. A phone would build several hundred schemas before it shows a page.
 */
export const contractForBrowser = (): Plugin => ({
  name: "holdfast-contract-for-browser",
  apply: "build",
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node;
      const edits = [...definitionsIn(program), ...constantsIn(program)].toSorted(
        (a, b) => b.start - a.start || b.end - a.end,
      );
      let edited = code;
      for (const { start, end, text } of edits) {
        // As many lines as before, so that source maps remain right.
        const lines = code.slice(start, end).replaceAll(/[^\n]/g, "");
        edited = edited.slice(0, start) + text + lines + edited.slice(end);
      }
      return { code: edited, map: null };
    },
  },
});
