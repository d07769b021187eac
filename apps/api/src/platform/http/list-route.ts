import type {
  ResponseDefinition,
  ResponseOf,
  Endpoint,
} from "@holdfast/contract/platform/endpoint";
import { MAX_ROWS, PAGE_SIZE, type PageQuery } from "@holdfast/contract/platform/list-page";
import { SNAPSHOT, insideOf } from "../database/database";
import type { RowRange } from "../database/sql/row-range";
import type { Services } from "../services";
import type { Call, Route } from "./route";

/** The rows that a request asks for. */
export type PageRequest = {
  readonly offset: number;
  readonly max: number;
  /** Set if the request named a page; otherwise it wants the whole list. */
  readonly pageSize: number | undefined;
};

export type ReadRows = (page: RowRange) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What a list's handler returns: the server reads the rows in batches and sends them together. */
export class PagedResponse {
  readonly page: PageRequest;
  /** Runs `work` in one transaction, in which all batches show the list at the same moment. */
  readonly inSnapshot: <T>(work: (read: ReadRows) => Promise<T>) => Promise<T>;
  /** The field with a row's id, if a batch can follow the last row of the one before it. */
  readonly orderKey: string | undefined;
  /** Changes with every change of the list; undefined if the list has no version. */
  readonly version: string | undefined;

  constructor(
    page: PageRequest,
    inSnapshot: PagedResponse["inSnapshot"],
    options: { readonly orderKey?: string | undefined; readonly version?: string | undefined } = {},
  ) {
    this.page = page;
    this.inSnapshot = inSnapshot;
    this.orderKey = options.orderKey;
    this.version = options.version;
  }
}

type ListEndpoint = Endpoint & {
  readonly response: ResponseDefinition & { readonly kind: "json"; readonly isList: true };
};

type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

type ListOptions<E extends ListEndpoint> = {
  /** The field with a row's id, for a list of thousands of rows whose store reads by key (`rows-after-store.ts`). */
  readonly orderKey?: ResponseOf<E> extends readonly (infer Row)[] ? FieldOf<Row> : never;
  /**
   * Returns a string that changes with every change of the list and does not depend on the reader; a client that
   * already has this version gets 304. It is read before the rows.
   */
  readonly versionOf?: (call: Call<E>) => string;
};

/**
 * Creates the route of a list that can grow.
 * @param read returns the rows of one page, in the same order at each call
 */
export function listRoute<const E extends ListEndpoint>(
  endpoint: E,
  read: (call: Call<E>, services: Services, page: RowRange) => Promise<ResponseOf<E>>,
  { orderKey, versionOf }: ListOptions<E> = {},
): Route {
  const handle = async (call: Call<E>, services: Services) =>
    new PagedResponse(
      pageOf(call.query as PageQuery),
      (work) =>
        services.database.transaction((tx) => {
          const inside = { ...services, database: insideOf(services.database, tx) };
          // The endpoint's response is a list, which its generic type does not show.
          return work(
            async (page) =>
              (await read(call, inside, page)) as unknown as Awaited<ReturnType<ReadRows>>,
          );
        }, SNAPSHOT),
      { orderKey, version: versionOf?.(call) },
    );
  return { endpoint, handle };
}

function pageOf({ page, pageSize, offset }: PageQuery): PageRequest {
  const size = pageSize ?? (page === undefined ? undefined : PAGE_SIZE);
  const max = size ?? MAX_ROWS;
  return { offset: offset ?? ((page ?? 1) - 1) * max, max, pageSize: size };
}
