import path from "node:path";

/** What the bundler knows about a module, as far as it is used here. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** Tells which modules a page imports, itself or by others, but not what it loads later. */
const importsOf = (page: string) => {
  const found = new Set([path.join(import.meta.dirname, page)]);
  let isComplete = false;
  return (id: string, graph: Graph): boolean => {
    // A set also yields what is added to it during the iteration.
    if (!isComplete)
      for (const file of found)
        for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) found.add(imported);
    isComplete = true;
    return found.has(id);
  };
};

const isOfPublicPages = importsOf("public.html");
const isOfApp = importsOf("index.html");

/**
 * What the pages start with, in as few files as possible: each is a request, of which six run at a time. Of what is
 * loaded later, parts that many screens share are one file.
 */
export const GROUPS = [
  {
    debugName: "start",
    tags: ["$initial" as const],
    name: (id: string, graph: Graph) =>
      isOfPublicPages(id, graph) && isOfApp(id, graph) ? "start" : null,
  },
  {
    debugName: "app",
    tags: ["$initial" as const],
    name: (id: string, graph: Graph) =>
      isOfPublicPages(id, graph) || /\.html$|\/src\/main\.tsx$/.test(id) ? null : "app",
  },
  { name: "common", minShareCount: 16 },
];
