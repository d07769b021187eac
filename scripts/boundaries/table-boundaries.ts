import { ALLOWED_READS } from "./allowed-reads";
import { isTest, type SourceFile, type SourceTree } from "./source-tree";
import { type Literal, literalsOf } from "./sql-text";

const CREATED = /^\s*create table (?:if not exists )?"?([a-z_]+)"?/gim;
const DROPPED = /^\s*drop table (?:if exists )?"?([a-z_]+)"?/gim;
const FEATURE = /^apps\/api\/src\/features\/([^/]+)\//;
const IS_TABLE_FILE = /^apps\/api\/src\/.*-table\.ts$/;

const ownerOf = (file: string): string => FEATURE.exec(file)?.[1] ?? "platform";

/** The feature, or 'platform', that defines each table of the migrations. */
type Owners = ReadonlyMap<string, string>;

/** The tables that the migrations create and do not drop. */
const migratedTables = ({ migrationText }: SourceTree): ReadonlySet<string> => {
  const namesIn = (pattern: RegExp) =>
    Array.from(migrationText.matchAll(pattern), ([, name]) => name ?? "");
  const dropped = new Set(namesIn(DROPPED));
  return new Set(namesIn(CREATED).filter((name) => !dropped.has(name)));
};

const definedTables = (tree: SourceTree): Owners => {
  const tables = migratedTables(tree);
  return new Map(
    tree.files
      .filter(({ path }) => IS_TABLE_FILE.test(path))
      .flatMap((file) =>
        literalsOf(file.text)
          .filter(({ text }) => tables.has(text))
          .map(({ text }) => [text, ownerOf(file.path)] as const),
      ),
  );
};

const undefinedTables = (tree: SourceTree, owners: Owners): string[] =>
  [...migratedTables(tree)]
    .filter((name) => !owners.has(name))
    .map((name) => `apps/api/migrations: the table ${name} has no definition in a *-table.ts`);

const NAMED_IN_SQL =
  /\b(?:from|join|into|update|using|table|only)\s+"?([a-z_]+)\b|\b([a-z_]+)"?\./gi;

/** Tells a statement from other text, in files that are no stores. */
const IS_STATEMENT = /\b(?:select\b[\s\S]*\bfrom|insert into|delete from|update \S+ set)\b/i;

/** A string that is a value, not part of a type such as `Plan["contacts"]` or `Omit<Plan, "contacts">`. */
const isValue = ({ before, after }: Literal): boolean =>
  /[,)\]:]/.test(after) && !/[|<]$|[\w)\]]\[$/.test(before);

/** The tables that a piece of a store names. */
const tablesIn = (literal: Literal): string[] =>
  literal.kind === "string"
    ? [literal.text].filter(() => isValue(literal))
    : Array.from(literal.text.matchAll(NAMED_IN_SQL), (match) => match[1] ?? match[2] ?? "");

type Use = { readonly table: string; readonly line: number };

const foreignUses = (file: SourceFile, owners: Owners): Use[] => {
  const feature = ownerOf(file.path);
  const isStore = file.path.endsWith("-store.ts");
  return literalsOf(file.text)
    .filter(({ kind, text }) => isStore || (kind === "template" && IS_STATEMENT.test(text)))
    .flatMap((literal) => tablesIn(literal).map((table) => ({ table, line: literal.line })))
    .filter(({ table }) => {
      const owner = owners.get(table);
      return owner !== undefined && owner !== "platform" && owner !== feature;
    });
};

const isAllowed = ({ path }: SourceFile, { table }: Use) =>
  ALLOWED_READS.some((read) => read.reader === path && read.table === table);

const exportedTables = ({ path, text }: SourceFile): string[] =>
  path.endsWith("/public.ts") && /^export\s+\{[^}]*\}\s+from\s+"[^"]*-table"/m.test(text)
    ? [`${path} exports a table: export a function or a part of a statement instead`]
    : [];

/**
 * Returns uses of another feature's table in the SQL of a feature, tables without a definition, exported tables, and
 * allowed reads that nothing uses.
 */
export const tableViolations = (tree: SourceTree): string[] => {
  const owners = definedTables(tree);
  const files = tree.files.filter(({ path }) => FEATURE.test(path) && !isTest(path));
  const unused = ALLOWED_READS.filter(({ reader, table }) => {
    const file = files.find(({ path }) => path === reader);
    return file && !foreignUses(file, owners).some((use) => use.table === table);
  });
  return [
    ...undefinedTables(tree, owners),
    ...files.flatMap(exportedTables),
    ...files.flatMap((file) =>
      foreignUses(file, owners)
        .filter((use) => !isAllowed(file, use))
        .map(
          ({ table, line }) =>
            `${file.path}:${line} reads or writes ${table}, which belongs to ${owners.get(table)}: use its public.ts`,
        ),
    ),
    ...unused.map(
      ({ reader, table }) => `${reader} no longer reads ${table}: remove it from allowed-reads.ts`,
    ),
  ];
};
