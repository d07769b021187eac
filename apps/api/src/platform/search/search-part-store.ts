import type { HitKind, SearchHit } from "@holdfast/contract/search/search";
import { MAX_HITS_OF_KIND, SEARCH_TEXT } from "@holdfast/contract/search/search";
import { type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../access/scope";
import { columnsOf } from "../database/sql/raw-columns";

export type Search = {
  readonly scope: OrganisationScope;
  /** The words to find, in any order. */
  readonly words: readonly string[];
};

/** The `select` of a feature's hits of one kind. */
export type SearchPart = (search: Search) => SQL;

type HitRows = {
  readonly kind: HitKind;
  /** SQL from behind `from`; the rows to search are `x`. */
  readonly source: SQL;
  readonly name: SQL;
  readonly detail: SQL;
  /** The text to search, besides the name and the detail. */
  readonly also?: readonly SQL[];
  readonly planId?: SQL;
  /** Finds a row independently of its text. */
  readonly or?: SQL;
};

/** Returns the words of a typed text. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter(Boolean).slice(0, SEARCH_TEXT.words);

/** A pattern of `ilike` that finds the text anywhere. */
const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Selects the rows that contain each word: first those whose name starts with the first one, then those whose name
 * contains it. It reads the rows of one organisation by the primary key.
 */
export function selectHits(search: Search, rows: HitRows): SQL {
  const { name, detail, also = [], planId = sql`null::uuid`, or } = rows;
  const [first = ""] = search.words;
  const text = sql.join([name, detail, ...also], sql`, `);
  const patterns = sql.join(
    search.words.map((word) => sql`${anywhere(word)}`),
    sql`, `,
  );
  const found = sql`concat_ws(' ', ${text}) ilike all (array[${patterns}]::text[])`;
  return sql`(
    select ${columnsOf<SearchHit>({
      kind: sql`${rows.kind}::text`,
      id: sql`x.id`,
      name,
      detail,
      planId,
    })}
    from ${rows.source}
    where x.organisation_id = ${search.scope.organisationId}
      and ${or ? sql`(${found} or ${or})` : found}
    order by starts_with(lower(${name}), ${first.toLowerCase()}) desc,
      ${name} ilike ${anywhere(first)} desc, lower(${name}), x.id
    limit ${MAX_HITS_OF_KIND})`;
}

/** The name of a choice of the library, by the column that has its id. */
export const choiceName = (column: SQL, choices: readonly (readonly [number, string])[]) => {
  const pairs = sql.join(
    choices.map(([id, name]) => sql`(${id}::int, ${name}::text)`),
    sql`, `,
  );
  return sql`(select c.name from (values ${pairs}) as c (id, name) where c.id = ${column})`;
};
