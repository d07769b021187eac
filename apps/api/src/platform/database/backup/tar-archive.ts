import { createTarDecoder, createTarPacker } from "modern-tar";

/* A backup is a tar, so that an operator can list it with `tar tzf`. */

export type TarEntry = {
  readonly name: string;
  readonly size: number;
  /** The content; must be read to its end before the next entry. */
  readonly content: () => AsyncGenerator<Buffer>;
};

/** Thrown if the input is not an archive, or is incomplete. */
export class ArchiveDamaged extends Error {
  override readonly name = "ArchiveDamaged";
}

/** Creates an archive; its entries are added one after the other. */
export const packTar = () => {
  const { readable, controller } = createTarPacker();
  return {
    /** The bytes of the archive. Adding entries waits until they have been read. */
    readable,
    /** @throws Error if the content is not `size` bytes long */
    add: async (
      name: string,
      size: number,
      content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    ): Promise<void> => {
      const header = { name, size, type: "file", mode: 0o600, mtime: new Date(0) } as const;
      const body = controller.add(header).getWriter();
      for await (const part of content) await body.write(part);
      await body.close();
    },
    end: () => controller.finalize(),
    /** Makes the reader fail too. */
    fail: (error: unknown) => controller.error(error),
  };
};

/**
 * Yields the entries of an archive, in order.
 * @throws ArchiveDamaged for one that is damaged, cut short or continues after its end; errors of `source` are passed
 * on
 */
export const readTar = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  let failure: unknown;
  const watched = async function* () {
    try {
      yield* source;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const guarded = async function* <T>(parts: AsyncIterable<T>) {
    try {
      yield* parts;
    } catch (error) {
      throw error === failure ? error : new ArchiveDamaged("Damaged archive.", { cause: error });
    }
  };
  const entries = ReadableStream.from(watched()).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of guarded(entries)) {
    if (header.type !== "file")
      throw new ArchiveDamaged(`A ${header.type} in an archive of files.`);
    const content = async function* () {
      for await (const part of guarded(body))
        yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    };
    yield { name: header.name, size: header.size, content };
    // An unread rest would block the next entry.
    await body.cancel();
  }
};
