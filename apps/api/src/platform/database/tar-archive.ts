/*
 * The POSIX ustar format, so that an operator can look into a backup with `tar tzf`.
 * Source: IEEE Std 1003.1, pax, 'ustar Interchange Format'.
 */

const BLOCK = 512;
/** Eleven octal digits (bytes). */
const LARGEST = 8 ** 11 - 1;

export type TarEntry = {
  readonly name: string;
  readonly size: number;
  /** The content, to be read to its end before the next entry. */
  readonly content: () => AsyncGenerator<Buffer>;
};

/** Splits a long name at a slash: 155 bytes of prefix and 100 of name are all there is. */
const splitName = (name: string): [prefix: string, name: string] => {
  if (Buffer.byteLength(name) <= 100) return ["", name];
  for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return [prefix, rest];
  }
  throw new Error(`The name ${name} is too long for an archive.`);
};

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;

const checksum = (header: Buffer) => {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
};

/** The block before a file's content; the content must have `size` bytes and then `tarPadding`. */
export const tarHeader = (name: string, size: number): Buffer => {
  if (size > LARGEST) throw new Error(`The file ${name} is too large for an archive.`);
  const header = Buffer.alloc(BLOCK);
  const [prefix, shortName] = splitName(name);
  header.write(shortName, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345);
  header.write(`${octal(checksum(header), 7)} `, 148);
  return header;
};

export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

const text = (header: Buffer, at: number, length: number) => {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end < 0 ? length : end);
};

/** Thrown when what is read is no archive, or not a whole one. */
export class ArchiveDamaged extends Error {
  override readonly name = "ArchiveDamaged";
}

/** Hands out a stream of chunks in the sizes that are asked for. */
const byteReader = (source: AsyncIterable<Buffer>) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** At most `wanted` bytes, as many as are at hand. */
  const some = async (wanted: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await iterator.next();
      if (next.done) throw new ArchiveDamaged("The archive is cut short.");
      rest = next.value;
    }
    const part = rest.subarray(0, wanted);
    rest = rest.subarray(part.length);
    return part;
  };
  const exactly = async (wanted: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let missing = wanted; missing > 0;) {
      const part = await some(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  };
  /** Reads to the end, where nothing but zeros may follow. */
  const end = async (): Promise<void> => {
    for (;;) {
      if (rest.some((byte) => byte !== 0))
        throw new ArchiveDamaged("The archive goes on after its end.");
      const next = await iterator.next();
      if (next.done) return;
      rest = next.value;
    }
  };
  return { some, exactly, end };
};

/** The entries of an archive, in order. Throws when it is damaged or cut short. */
export const readTar = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = byteReader(source);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return reader.end();
    if (Number.parseInt(text(header, 148, 8), 8) !== checksum(header))
      throw new ArchiveDamaged("The archive is damaged.");
    const prefix = text(header, 345, 155);
    const size = Number.parseInt(text(header, 124, 12), 8);
    let missing = size;
    const content = async function* () {
      while (missing > 0) {
        const part = await reader.some(missing);
        missing -= part.length;
        yield part;
      }
    };
    const name = text(header, 0, 100);
    yield { name: prefix ? `${prefix}/${name}` : name, size, content };
    while (missing > 0) missing -= (await reader.some(missing)).length;
    await reader.exactly(tarPadding(size).length);
  }
};
