import type * as z from "zod/mini";
import type { ErrorDefinition } from "./errors";

/**
 * Who may call an endpoint, read by the access gate before any business step runs.
 * An endpoint without it does not compile. The scope is found through the path parameter
 * of the same name (`orgId`, `planId`, `brokerageId`); the permission is granted by
 * `features/<room>/access.ts` on the API floor.
 */
export type Access = ReadAccess | WriteAccess;

type OtherAccess =
  | { readonly scope: "public" }
  | { readonly scope: "account" }
  | { readonly scope: "plan"; readonly permission: PlanPermission }
  | { readonly scope: "brokerage"; readonly permission: BrokeragePermission };
/** Of a GET. */
export type ReadAccess =
  | OtherAccess
  | {
      readonly scope: "organisation";
      readonly permission: OrganisationPermission;
      readonly touches?: undefined;
    };
/** Of every other method: a write in an organisation declares which plans it touches. */
export type WriteAccess =
  | OtherAccess
  | ({
      readonly scope: "organisation";
      readonly permission: OrganisationPermission;
    } & OrganisationWrite);

export type OrganisationWrite = {
  /** The plans whose content the call may change; it answers 402 while one of them is expired. */
  readonly touches: PlansTouched;
  /** An archived organisation refuses every write with 409, except those that say so here. */
  readonly whileArchived?: "allowed";
};

/** Which plans' content a write in an organisation changes or deletes. A write in a plan touches that plan. */
export type PlansTouched =
  /** It changes a list of the organisation only. */
  | { readonly plans: "none" }
  /** It adds content to the plans of a location; refused where the location has plans and all are expired. */
  | { readonly plans: "of-location"; readonly param: string }
  /** It changes or deletes records that plans use; refused where an expired plan uses one of them. */
  | { readonly plans: "using"; readonly record: PlanRecord; readonly ids: RecordIds };

/** What belongs to the organisation and is used in its plans. */
export type PlanRecord =
  | "branch"
  | "alternative-site"
  | "department"
  | "contact"
  | "strategic-critical-area";
/** Where the ids of the records are: in a path parameter, or in a list of the body. */
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
/** For a GET. */
export const inOrganisation = <const P extends OrganisationPermission>(permission: P) =>
  ({ scope: "organisation", permission }) as const;
/** For every other method. */
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

export type Endpoint = EndpointFacts &
  (
    | { readonly method: "GET"; readonly access: ReadAccess }
    | { readonly method: "POST" | "PUT" | "PATCH" | "DELETE"; readonly access: WriteAccess }
  );

type EndpointFacts = {
  /** Verb and object in camelCase, unique; the name of its handler file in kebab-case. */
  readonly name: string;
  /** Below `/v1`, parameters as `:name`. */
  readonly path: string;
  /** One sentence for the API document. */
  readonly summary: string;
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
  /**
   * It ends sessions of the person: it takes no turn of the person and is not counted among the person's writes,
   * so that calls of a stolen session cannot hold it up.
   */
  readonly endsSessions?: true;
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
export type ResponseOf<E extends Endpoint> = E["answer"] extends {
  kind: "json";
  schema: infer S;
}
  ? Parsed<S>
  : undefined;
