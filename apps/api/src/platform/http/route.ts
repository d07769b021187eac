import type { Readable } from "node:stream";
import type {
  ResponseOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from "@holdfast/contract/platform/endpoint";
import type { AuthContext } from "../access/authorize";
import type { TemporaryFile } from "../files/incoming-files";
import type { Services } from "../services";

/** What a handler receives: everything in it has been validated and authorised. */
export type Call<E extends Endpoint> = AuthContext<E["access"]> & {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly upload: E["upload"] extends { readonly isStreamed: true }
    ? ReceivedFile | undefined
    : E["upload"] extends { readonly required: false }
      ? UploadedFile | undefined
      : E["upload"] extends object
        ? UploadedFile
        : undefined;
  /** The version that `If-Match` names, for an endpoint with `hasVersion`; -1 if it can be none. */
  readonly ifMatch: number | undefined;
  /** Where the request comes from, for limits and the audit trail. */
  readonly origin: Origin;
  /** Whether the caller has disconnected, so that long work can be undone before it is stored. */
  readonly isGone: () => boolean;
};

export type Origin = {
  readonly address: string;
  readonly userAgent: string;
  readonly authorization: string | undefined;
  /** Whether a proxy forwarded the request, configured or not. */
  readonly isProxied: boolean;
};

export type UploadedFile = {
  readonly fileName: string;
  readonly bytes: Buffer;
};

/** The upload of an endpoint with `isStreamed`; the temporary file is discarded after the request. */
export type ReceivedFile = TemporaryFile & { readonly fileName: string };

/** A file as a response; the platform makes the name safe for Content-Disposition. */
export type FileReply = { readonly fileName: string; readonly bytes: Buffer } | StreamedReply;

/** A file that is sent as it is read. */
export type StreamedReply = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Whether a browser may show it. Otherwise it is an attachment. */
  readonly isShown: boolean;
  readonly content: Readable;
};

/** A response with its own headers, made by `withHeaders`; they override the platform's headers. */
export class ResponseWithHeaders<Body> {
  readonly body: Body;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(answer: Body, headers: Readonly<Record<string, string>>) {
    this.body = answer;
    this.headers = headers;
  }
}

/** For a response with its own headers, such as `link` or `etag`. */
export const withHeaders = <Answer>(answer: Answer, headers: Readonly<Record<string, string>>) =>
  new ResponseWithHeaders(answer, headers);

export type Reply<E extends Endpoint> = E["response"] extends { kind: "json" }
  ? ResponseOf<E> | ResponseWithHeaders<ResponseOf<E>>
  : E["response"] extends { kind: "file" }
    ? FileReply | ResponseWithHeaders<FileReply>
    : void;

/** What an endpoint with expensive work gives a caller before the body is read, such as a slot in a queue. */
export type Admission = {
  /** Called once the response has been sent, or when the caller has disconnected. Safe to call twice. */
  leave(): void;
};

/** What is known of a request before its body is read. */
export type CallBeforeBody<E extends Endpoint> = Omit<
  Call<E>,
  "query" | "body" | "upload" | "ifMatch" | "isGone"
>;

/**
 * @template Prepared what `before` returns
 * @template Admitted what `admit` returns
 */
export type RouteOptions<E extends Endpoint, Prepared, Admitted> = {
  /**
   * For expensive work that has its own queue, such as printing: runs after the access check and before the body is
   * read. An error refuses the request. The handler then takes no slot of its caller, because it can last minutes.
   */
  readonly admit?: (call: CallBeforeBody<E>, services: Services) => Promise<Admitted>;
  /**
   * Runs before the handler; an error refuses the request. The handler may run in one transaction with the response
   * that is stored for its `Idempotency-Key`. What must not be part of that transaction belongs here: calls to other
   * services, password hashing, and attempts that count even if the request is refused.
   */
  readonly before?: (call: Call<E>, services: Services) => Promise<Prepared>;
  /** Whether the handler may write on a nearly full disk: for what people need to read their plan. */
  readonly worksOnFullDisk?: true;
};

type Handler<E extends Endpoint, More = unknown> = (
  call: Call<E> & More,
  services: Services,
) => Promise<Reply<E>>;

/** A route of any endpoint. Its functions accept the calls of their endpoint only, which their types do not show here. */
export type Route = {
  readonly endpoint: Endpoint;
  handle(call: object, services: Services): Promise<unknown>;
  admit?(caller: object, services: Services): Promise<Admission>;
  before?(call: object, services: Services): Promise<unknown>;
  readonly worksOnFullDisk?: true;
};

/** Connects an endpoint of the contract to the function that handles it, with options if it needs them. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route;
export function route<
  const E extends Endpoint,
  Prepared = undefined,
  Admitted extends Admission = never,
>(
  endpoint: E,
  options: RouteOptions<E, Prepared, Admitted>,
  handle: Handler<E, { readonly prepared: Prepared; readonly admission: Admitted }>,
): Route;
export function route(
  endpoint: Endpoint,
  ...rest: [Route["handle"]] | [Omit<Route, "endpoint" | "handle">, Route["handle"]]
): Route {
  const [handle, options] = rest.length === 1 ? rest : [rest[1], rest[0]];
  return { endpoint, ...options, handle };
}
