import { NEWS_LIMITS, type NewsEntry } from "@holdfast/contract/public-site/news-endpoints";
import { Parser } from "htmlparser2";
import { DAY } from "../clock";
import { plainText } from "./plain-text";

/** Nested elements; feeds have fewer than ten. Without a limit the parser's time grows with the square of the depth. */
const MAX_DEPTH = 100;
/** Entries that are looked at; feeds put the newest first. */
const MAX_READ = 200;
/** Nothing is read of a field after that many characters. */
const MAX_FIELD = 20_000;

/** Why a document is not a feed, for the log. */
export class FeedRefused extends Error {
  override readonly name = "FeedRefused";
}

/** The elements of an entry that are read, in RSS 2.0 and Atom; the first with text counts. */
const FIELDS = {
  title: ["title"],
  summary: ["description", "summary", "content", "content:encoded"],
  link: ["link"],
  date: ["pubDate", "published", "updated", "dc:date"],
} as const;
const ENTRY = new Set(["item", "entry"]);
const ROOTS = new Set(["rss", "feed", "rdf:RDF"]);

/** The text of the elements directly in an entry or a feed, by their names. */
type Texts = Map<string, string>;

/**
 * Reads RSS 2.0 or Atom. Entries become plain text and links by https, newest first. An entry without a title, or one
 * that the document does not finish, is left out. The parser knows the five entities of XML and no others, and a
 * document type, which could define some, is refused.
 * @param base the feed's address, for relative links
 * @throws FeedRefused if it is no feed
 */
export function readFeed(xml: string, base: URL, now: Date): readonly NewsEntry[] {
  const { feed, entries } = textsOf(xml);
  const source = plainText(feed.get("title") ?? "", NEWS_LIMITS.source) || base.hostname;
  const seen = new Set<string>();
  return entries
    .map((texts) => entryOf(texts, source, base, now))
    .filter((entry) => {
      const key = entry.link ?? entry.title;
      const isNew = entry.title !== "" && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .slice(0, NEWS_LIMITS.entries);
}

function textsOf(xml: string): { readonly feed: Texts; readonly entries: readonly Texts[] } {
  const feed: Texts = new Map();
  const entries: Texts[] = [];
  const path: string[] = [];
  let entry: Texts | undefined;
  /** The element whose text is read: a child of an entry or a feed. Elements in it belong to its text. */
  let field: { readonly name: string; readonly depth: number; text: string } | undefined;

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() === "!doctype") throw new FeedRefused("It has a document type.");
      },
      onopentag(name, attributes) {
        if (path.length === 0 && !ROOTS.has(name)) throw new FeedRefused("It is not RSS or Atom.");
        if (path.length >= MAX_DEPTH) throw new FeedRefused("Its elements are nested too deeply.");
        path.push(name);
        if (field) field.text += " ";
        else if (!entry && ENTRY.has(name)) entry = new Map();
        else if (name === "link" && attributes["href"] !== undefined)
          addLink(entry ?? feed, attributes);
        else field = { name, depth: path.length, text: "" };
        // The channel holds the entries; its own text is none.
        if (field && (name === "channel" || path.length === 1)) field = undefined;
      },
      ontext(text) {
        if (field && field.text.length < MAX_FIELD) field.text += text;
      },
      onclosetag(name, isImplied) {
        if (field?.depth === path.length) {
          const texts = entry ?? feed;
          if (field.text.trim() !== "" && !texts.has(field.name)) texts.set(field.name, field.text);
          field = undefined;
        }
        path.pop();
        if (!entry || field || !ENTRY.has(name)) return;
        if (!isImplied && entries.length < MAX_READ) entries.push(entry);
        entry = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (feed.size === 0 && entries.length === 0) throw new FeedRefused("It is not RSS or Atom.");
  return { feed, entries };
}

/** An Atom entry has several links; the one to the text has the relation 'alternate' or none. */
function addLink(texts: Texts, { rel = "alternate", href = "" }: Record<string, string>) {
  if (rel === "alternate" && !texts.has("link")) texts.set("link", href);
}

function entryOf(texts: Texts, source: string, base: URL, now: Date): NewsEntry {
  const first = (names: readonly string[]) =>
    names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? "";
  return {
    title: plainText(first(FIELDS.title), NEWS_LIMITS.title),
    summary: plainText(first(FIELDS.summary), NEWS_LIMITS.summary),
    source,
    link: linkOf(first(FIELDS.link).trim(), base),
    publishedAt: instantOf(first(FIELDS.date).trim(), now),
  };
}

/** Returns the address if a browser may open it from our page: https, and without a user name or password. */
function linkOf(text: string, base: URL): string | null {
  if (text === "" || !URL.canParse(text, base.href)) return null;
  const { href, protocol, username, password } = new URL(text, base);
  const isUsable = protocol === "https:" && username === "" && password === "";
  return isUsable && href.length <= NEWS_LIMITS.link ? href : null;
}

/** A date in the future is one of another time zone or wrong. */
function instantOf(text: string, now: Date): string | null {
  const time = Date.parse(text);
  const isUsable = time > 0 && time < now.getTime() + DAY;
  return isUsable ? new Date(time).toISOString() : null;
}
