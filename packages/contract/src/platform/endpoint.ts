import type * as z from "zod/mini";
import type { ErrorDefinition } from "./errors";

/**
 * Who may call an endpoint; checked before any business logic runs. An endpoint without it does not compile. The
 * scope is the path parameter of the same name (`orgId`, `planId`, `brokerageId`); the API's `permissions.ts` grants
 * permissions by role.
 */
export type Access = ReadAccess | WriteAccess;

type OtherAccess =
  | { readonly scope: "public" }
  | { readonly scope: "account" }
  | { readonly scope: "plan"; readonly permission: PlanPermission }
  | { readonly scope: "brokerage"; readonly permission: BrokeragePermission };
/** For a GET. */
export type ReadAccess =
  | OtherAccess
  | {
      readonly scope: "organisation";
      readonly permission: OrganisationPermission;
      readonly touches?: undefined;
    };
/** For all other methods: a write in an organisation declares the plans it affects. */
export type WriteAccess =
  | OtherAccess
  | ({
      readonly scope: "organisation";
      readonly permission: OrganisationPermission;
    } & OrganisationWrite);

export type OrganisationWrite = {
  /** Plans whose content the call may change; it returns 402 if one of them is expired. */
  readonly touches: PlansTouched;
  /** An archived organisation rejects every write with 409, except those with this flag. */
  readonly whileArchived?: "allowed";
};

/** The plans whose content a write in an organisation changes or deletes. A write in a plan affects that plan. */
export type PlansTouched =
  /** Changes only a list of the organisation. */
  | { readonly plans: "none" }
  /** Adds content to the plans of a location; rejected if the location has plans and all of them are expired. */
  | { readonly plans: "of-location"; readonly param: string }
  /** Changes or deletes records that plans use; rejected if an expired plan uses one of them. */
  | { readonly plans: "using"; readonly record: PlanRecord; readonly ids: RecordIds };

/** A record of the organisation that its plans use. */
export type PlanRecord =
  | "branch"
  | "alternative-site"
  | "department"
  | "contact"
  | "supplier"
  | "strategic-critical-area";
/** Where the ids of the records are: in a path parameter or in a list in the body. */
export type RecordIds = { readonly param: string } | { readonly bodyField: string };

export const NO_PLANS = { plans: "none" } as const;
export const plansOfLocation = <const P extends string>(param: P) =>
  ({ plans: "of-location", param }) as const;
export const plansUsing = <const R extends PlanRecord, const I extends RecordIds>(
  record: R,
  ids: I,
) => ({ plans: "using", record, ids }) as const;

export type OrganisationPermission =
  | "organisation.read"
  | "organisation.change"
  | "organisation.archive"
  | "organisation.history"
  | "organisation.profile"
  /** What an organisation agrees to with its brokerage. */
  | "organisation.consent"
  | "members.manage";
/**
 * `plan.teams` is `plan.read`, but rejected on an expired plan; `plan.renew` and `plan.respond`, for incidents, work on
 * an expired plan.
 */
export type PlanPermission =
  | "plan.read"
  | "plan.teams"
  | "plan.change"
  | "plan.renew"
  | "plan.respond"
  | "plan.approve"
  | "plan.delete";
export type BrokeragePermission = "brokerage.read" | "brokerage.change";

export const PUBLIC = { scope: "public" } as const;
export const ACCOUNT = { scope: "account" } as const;
/** For a GET. */
export const inOrganisation = <const P extends OrganisationPermission>(permission: P) =>
  ({ scope: "organisation", permission }) as const;
/** For all other methods. */
export const writesInOrganisation = <
  const P extends OrganisationPermission,
  const W extends OrganisationWrite,
>(
  permission: P,
  write: W,
) => ({ scope: "organisation", permission, ...write }) as const;
export const inPlan = <const P extends PlanPermission>(permission: P) =>
  ({ scope: "plan", permission }) as const;
export const inBrokerage = <const P extends BrokeragePermission>(permission: P) =>
  ({ scope: "brokerage", permission }) as const;

/** The response of a successful call: JSON with a schema, nothing, or a file. */
export type ResponseDefinition =
  | {
      readonly kind: "json";
      readonly status: number;
      readonly schema: z.core.$ZodType;
      readonly isList?: true;
    }
  | { readonly kind: "nothing"; readonly status: 204 }
  | { readonly kind: "file"; readonly status: 200; readonly mediaType: string };

export const json = <const S extends z.core.$ZodType>(schema: S, status = 200) =>
  ({ kind: "json", status, schema }) as const;
export const created = <const S extends z.core.$ZodType>(schema: S) => json(schema, 201);
/**
 * A list that can grow, read by `listRoute`. A response that reaches the limit of rows or bytes has a `Link` header
 * with `rel="next"` (RFC 8288) for the rest. The endpoint's query is or extends `PageQuery`.
 */
export const list = <const S extends z.core.$ZodType>(rows: S) =>
  ({ kind: "json", status: 200, schema: rows, isList: true }) as const;
export const nothing = { kind: "nothing", status: 204 } as const;
export const file = <const M extends string>(mediaType: M) =>
  ({ kind: "file", status: 200, mediaType }) as const;

/** A multipart upload: one file in `field`; text fields, if any, are the `body`. */
export type Upload = {
  readonly field: string;
  readonly maxBytes: number;
  /** Size limit of a text field (bytes); 64 KB by default. */
  readonly maxFieldBytes?: number;
  readonly required: boolean;
  /** The file is received into a temporary file, not into memory. */
  readonly isStreamed?: true;
};

export type Endpoint = EndpointFacts &
  (
    | { readonly method: "GET"; readonly access: ReadAccess }
    | { readonly method: "POST" | "PUT" | "PATCH" | "DELETE"; readonly access: WriteAccess }
  );

type EndpointFacts = {
  /** Verb and object in camelCase, unique; the handler file has the same name in kebab-case. */
  readonly name: string;
  /** Below `/v1`, with parameters as `:name`. */
  readonly path: string;
  /** One sentence for the API document. */
  readonly summary: string;
  /** Parameters that are not ids; all others must be UUIDs, otherwise the response is 404. */
  readonly params?: Readonly<Record<string, z.core.$ZodType>>;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly upload?: Upload;
  /** Maximum size of a JSON body (bytes); by default 1 MB, and 16 KB for a public endpoint. */
  readonly maxBodyBytes?: number;
  readonly response: ResponseDefinition;
  /** The response contains a token or another secret, so it is never stored for an idempotent retry. */
  readonly hasSecretResponse?: true;
  /**
   * Ends sessions of the user. Such calls skip the user's queue and write limit, so that calls of a stolen session
   * cannot delay them.
   */
  readonly endsSessions?: true;
  /**
   * Changes an entry that has a `version`. With `If-Match: "<version>"` the call is refused with 412
   * `CHANGED_MEANWHILE` if the entry has another version; without it the given fields are saved (decision 018).
   */
  readonly hasVersion?: true;
  /** The endpoint's own errors; those common to all endpoints are not repeated. */
  readonly errors?: readonly ErrorDefinition[];
};

/** Defines one operation, used by the server (route), the client (call) and forms (rules). */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parsed<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;
type Input<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = {
  readonly [Name in ParamNames<E["path"]>]: E["params"] extends Readonly<Record<Name, infer S>>
    ? Parsed<S>
    : string;
};
/** After validation, as the handler receives it. */
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
/** Before validation, as the caller sends it. */
export type QueryInput<E extends Endpoint> = Input<E["query"]>;
export type BodyInput<E extends Endpoint> = Input<E["body"]>;
export type ResponseOf<E extends Endpoint> = E["response"] extends {
  kind: "json";
  schema: infer S;
}
  ? Parsed<S>
  : undefined;
