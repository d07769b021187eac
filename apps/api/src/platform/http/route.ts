import type { Readable } from "node:stream";
import type {
  ResponseOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from "@holdfast/contract/platform/endpoint";
import type { Entry } from "../access/entry-store";
import type { AuthContext } from "../access/authorize";
import type { Queryable } from "../database/database";
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
export type Caller<E extends Endpoint> = Omit<
  Call<E>,
  "query" | "body" | "upload" | "ifMatch" | "isGone"
>;

export type RouteOptions<E extends Endpoint = Endpoint> = {
  /**
   * Runs before the handler; an error refuses the request. The handler may run in one transaction with the response
   * that is stored for its `Idempotency-Key`. What must not be part of that transaction belongs here: calls to other
   * services, password hashing, and attempts that count even if the request is refused.
   */
  readonly before?: (call: Call<E>, services: Services) => Promise<void>;
  /** Whether requests of one person run one after another, because each is CPU-intensive for seconds. */
  readonly isOneByOne?: true;
  /** Whether the handler may write on a nearly full disk; only for signing in and out. */
  readonly usesReserve?: true;
};

export type Route<E extends Endpoint = Endpoint> = RouteOptions<E> & {
  readonly endpoint: E;
  readonly handle: (call: Call<E>, services: Services) => Promise<Reply<E>>;
};

/** Reads the session of a token and the data of `routeWithEntry` in one statement. */
export type FindEntry<Entered> = (
  services: Services,
  db: Queryable,
  token: string,
) => Promise<Entry<Entered> | undefined>;

/** A route of any endpoint, as held in the app's list of routes. */
export type AnyRoute = {
  readonly endpoint: Endpoint;
  readonly handle: (call: never, services: Services) => Promise<unknown>;
  readonly admit?: (caller: never, services: Services) => Promise<Admission>;
  readonly before?: (call: never, services: Services) => Promise<unknown>;
  readonly findEntry?: FindEntry<unknown>;
  readonly isOneByOne?: true;
  readonly usesReserve?: true;
};

/** Connects an endpoint of the contract to the function that handles it. */
export const route = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>, services: Services) => Promise<Reply<E>>,
  options: RouteOptions<E> = {},
): Route<E> => ({ endpoint, handle, ...options });

/**
 * The same for a handler that needs the result of `before`.
 *
 * @param before as in `RouteOptions`; what it returns is the handler's `prepared`
 */
export const preparedRoute = <const E extends Endpoint, P>(
  endpoint: E,
  before: (call: Call<E>, services: Services) => Promise<P>,
  handle: (call: Call<E> & { readonly prepared: P }, services: Services) => Promise<Reply<E>>,
  options: Pick<RouteOptions<E>, "isOneByOne"> = {},
) => ({ endpoint, before, handle, ...options });

/**
 * The same for an account endpoint that is called so often that its data is read together with the session.
 *
 * @param findEntry its scope becomes the handler's `entered`; undefined if nothing was found
 */
export const routeWithEntry = <const E extends Endpoint, Entered>(
  endpoint: E,
  findEntry: FindEntry<Entered>,
  handle: (
    call: Call<E> & { readonly entered: Entered | undefined },
    services: Services,
  ) => Promise<Reply<E>>,
) => ({ endpoint, findEntry, handle });

/**
 * The same for expensive work that is limited before it begins. Its handler takes no turn of its person or network,
 * because it can last minutes; `admit` reads what it needs from the database.
 *
 * @param admit runs after the access check and before the body is read; an error it throws is the response, and what it
 * returns is the handler's `admission`
 */
export const admittedRoute = <const E extends Endpoint, A extends Admission>(
  endpoint: E,
  admit: (caller: Caller<E>, services: Services) => Promise<A>,
  handle: (call: Call<E> & { readonly admission: A }, services: Services) => Promise<Reply<E>>,
) => ({ endpoint, admit, handle });
