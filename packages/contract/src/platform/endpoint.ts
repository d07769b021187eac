import type * as z from "zod/mini";
import type { ErrorDefinition } from "./errors";

/**
 * Who may call an endpoint, read by the access gate before any business step runs.
 * An endpoint without it does not compile. The scope is found through the path parameter
 * of the same name (`orgId`, `planId`, `brokerageId`); the permission is granted by
 * `rooms/<room>/access.ts` on the API floor.
 */
export type Access =
  | { readonly scope: "public" }
  | { readonly scope: "account" }
  | { readonly scope: "organisation"; readonly permission: OrganisationPermission }
  | { readonly scope: "plan"; readonly permission: PlanPermission }
  | { readonly scope: "brokerage"; readonly permission: BrokeragePermission };

export type OrganisationPermission =
  | "organisation.read"
  | "organisation.change"
  | "organisation.archive"
  | "organisation.profile"
  | "members.manage";
/** `plan.teams` is `plan.read` that an expired plan refuses; `plan.renew` works on an expired plan. */
export type PlanPermission =
  | "plan.read"
  | "plan.teams"
  | "plan.change"
  | "plan.renew"
  | "plan.delete";
export type BrokeragePermission = "brokerage.read" | "brokerage.change";

export const PUBLIC = { scope: "public" } as const;
export const ACCOUNT = { scope: "account" } as const;
export const inOrganisation = <const P extends OrganisationPermission>(permission: P) =>
  ({ scope: "organisation", permission }) as const;
export const inPlan = <const P extends PlanPermission>(permission: P) =>
  ({ scope: "plan", permission }) as const;
export const inBrokerage = <const P extends BrokeragePermission>(permission: P) =>
  ({ scope: "brokerage", permission }) as const;

/** What a successful call answers: JSON by a schema, nothing, or a file. */
export type Answer =
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
 * The rows of a list that can grow, read by `listRoute`. An answer that is bounded by rows or bytes has a `Link`
 * header with `rel="next"` (RFC 8288) to the rest. The endpoint's query is or extends `PageQuery`.
 */
export const list = <const S extends z.core.$ZodType>(rows: S) =>
  ({ kind: "json", status: 200, schema: rows, isList: true }) as const;
export const nothing = { kind: "nothing", status: 204 } as const;
export const file = <const M extends string>(mediaType: M) =>
  ({ kind: "file", status: 200, mediaType }) as const;

/** A multipart upload: one file under `field`; text fields, where there are any, are the `body`. */
export type Upload = {
  readonly field: string;
  readonly maxBytes: number;
  readonly required: boolean;
};

export type Endpoint = {
  /** Verb and object in camelCase, unique; the name of its handler file in kebab-case. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/v1`, parameters as `:name`. */
  readonly path: string;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly access: Access;
  /** Parameters that are not ids; every other one must be a UUID, else the answer is 404. */
  readonly params?: Readonly<Record<string, z.core.$ZodType>>;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly upload?: Upload;
  /** JSON bodies above 1 MB are refused unless an endpoint says otherwise (bytes). */
  readonly maxBodyBytes?: number;
  readonly answer: Answer;
  /** The answer holds a token or another secret, so it is never kept for a repetition. */
  readonly answersSecret?: true;
  /** The answer can have many megabytes: a person's reads of such answers wait for each other. */
  readonly isLarge?: true;
  /** Errors of its own; those every endpoint can answer are not repeated. */
  readonly errors?: readonly ErrorDefinition[];
};

/** Names one operation. Used by the server (route), the client (call) and forms (rules). */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parsed<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;
type Given<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = {
  readonly [Name in ParamNames<E["path"]>]: E["params"] extends Readonly<Record<Name, infer S>>
    ? Parsed<S>
    : string;
};
/** After validation, as the handler gets it. */
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
/** Before validation, as a caller gives it. */
export type QueryInput<E extends Endpoint> = Given<E["query"]>;
export type BodyInput<E extends Endpoint> = Given<E["body"]>;
export type AnswerOf<E extends Endpoint> = E["answer"] extends {
  kind: "json";
  schema: infer S;
}
  ? Parsed<S>
  : undefined;
