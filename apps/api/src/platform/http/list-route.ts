import type {
  ResponseDefinition,
  ResponseOf,
  Endpoint,
} from "@holdfast/contract/platform/endpoint";
import { MAX_ROWS, PAGE_SIZE, type PageQuery } from "@holdfast/contract/platform/list-page";
import type { Part } from "../database/part";
import type { Services } from "../services";
import type { AnyRoute, Call } from "./route";

/** The rows that a request asks for. */
export type Pages = {
  readonly offset: number;
  readonly max: number;
  /** Set if the request named a page; otherwise it wants the whole list. */
  readonly pageSize: number | undefined;
};

/** What a list's handler returns: the server reads the rows in parts and sends them in steps. */
export class ListReading {
  readonly pages: Pages;
  readonly read: (part: Part) => Promise<readonly unknown[]>;
  /** Changes with every change of the list; undefined if the list has no version. */
  readonly version: string | undefined;

  constructor(pages: Pages, read: ListReading["read"], version?: string) {
    this.pages = pages;
    this.read = read;
    this.version = version;
  }
}

type ListEndpoint = Endpoint & {
  readonly response: ResponseDefinition & { readonly kind: "json"; readonly isList: true };
};

/**
 * Creates the route of a list that can grow.
 * @param read returns the rows of one part, in the same order at each call
 * @param versionOf returns a string that changes with every change of the list and does not depend on the reader; a
 * client that already has this version gets 304. It is read before the rows
 */
export function listRoute<const E extends ListEndpoint>(
  endpoint: E,
  read: (call: Call<E>, services: Services, part: Part) => Promise<ResponseOf<E>>,
  versionOf?: (call: Call<E>) => string,
): AnyRoute {
  const handle = async (call: Call<E>, services: Services) =>
    new ListReading(
      pagesOf(call.query as PageQuery),
      // The endpoint's response is a list, which its generic type does not show.
      async (part) => (await read(call, services, part)) as unknown as readonly unknown[],
      versionOf?.(call),
    );
  return { endpoint, handle };
}

function pagesOf({ page, pageSize, offset }: PageQuery): Pages {
  const size = pageSize ?? (page === undefined ? undefined : PAGE_SIZE);
  const max = size ?? MAX_ROWS;
  return { offset: offset ?? ((page ?? 1) - 1) * max, max, pageSize: size };
}
