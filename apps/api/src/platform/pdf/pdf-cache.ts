import { createHash, type Hash } from "node:crypto";
import { type Clock, DAY, HOUR } from "../clock";

/** Documents printed a short time ago, in memory: a restart, and so a new release, starts without any. */
export type PdfCache = {
  /** Returns the PDF that the same person had printed of exactly the same document. */
  find(key: PdfKey): Buffer | undefined;
  /** Returns the PDF that the person had printed last under this name, whatever has changed since. */
  findLast(person: string, name: string): Buffer | undefined;
  /** @param name what was printed, such as the full plan of one plan */
  store(key: PdfKey, pdf: Buffer, name?: string): void;
};

/** A person and the hash of a document. */
export type PdfKey = { readonly person: string; readonly hash: string };

export type PdfCacheLimits = {
  /** Bytes of all documents together. */
  readonly bytes: number;
  readonly documentsOfPerson: number;
  /** How long a document is found by its content (ms). */
  readonly age: number;
  /** How long it is the last copy (ms). */
  readonly lastAge: number;
};

/** A plan takes 2 MB. A person prints a plan, its short plan and its report. */
const LIMITS: PdfCacheLimits = {
  bytes: 48 * 1024 * 1024,
  documentsOfPerson: 3,
  age: HOUR,
  lastAge: DAY,
};

type Entry = {
  readonly person: string;
  readonly name: string | undefined;
  readonly pdf: Buffer;
  readonly printedAt: number;
};

/**
 * Creates the cache. A document is found by its person and the hash of all that is printed, so it is never that of
 * another person, plan or day. The one that was used longest ago leaves first.
 */
export function createPdfCache(clock: Clock, limits: PdfCacheLimits = LIMITS): PdfCache {
  // A Map iterates in the order of insertion: the entry used longest ago comes first.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.pdf.length ?? 0;
    entries.delete(key);
  };
  const add = (key: string, entry: Entry) => {
    remove(key);
    entries.set(key, entry);
    bytes += entry.pdf.length;
  };
  const ageOf = ({ printedAt }: Entry) => clock.now().getTime() - printedAt;
  const oldestOf = (person: string) => {
    const own = [...entries].filter(([, entry]) => entry.person === person);
    return own.length > limits.documentsOfPerson ? own[0]?.[0] : undefined;
  };

  return {
    find({ hash: key }) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (ageOf(entry) >= limits.age) return undefined;
      add(key, entry);
      return entry.pdf;
    },
    findLast(person, name) {
      const own = [...entries.values()].filter(
        (entry) => entry.person === person && entry.name === name,
      );
      const [newest] = own.toSorted((a, b) => b.printedAt - a.printedAt);
      return newest && ageOf(newest) < limits.lastAge ? newest.pdf : undefined;
    },
    store({ person, hash }, pdf, name) {
      if (pdf.length > limits.bytes) return;
      add(hash, { person, name, pdf, printedAt: clock.now().getTime() });
      const own = oldestOf(person);
      if (own !== undefined) remove(own);
      for (const key of entries.keys()) {
        if (bytes <= limits.bytes) break;
        remove(key);
      }
    },
  };
}

/** @param document everything that is printed, dates included */
export const pdfKeyOf = (person: string, document: unknown): PdfKey => {
  const hash = createHash("sha256");
  addTo(hash, [person, document]);
  return { person, hash: hash.digest("base64url") };
};

/**
 * Adds a value of a request's body to a hash. Texts, which can have a million characters, are added as they are, each
 * after its length: writing them as JSON first would take seven times as long.
 */
function addTo(hash: Hash, value: unknown): void {
  if (typeof value === "string") hash.update(`s${value.length}:`).update(value);
  else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    hash.update(`o${entries.length}:`);
    for (const [key, inner] of entries) {
      addTo(hash, key);
      addTo(hash, inner);
    }
  } else hash.update(`v${JSON.stringify(value)};`);
}
