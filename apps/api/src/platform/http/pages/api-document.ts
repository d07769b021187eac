import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { ErrorDefinition } from "@holdfast/contract/platform/errors";
import * as z from "zod/mini";
import { errorsOf } from "../endpoint-errors";
import { isRepeatable } from "../idempotency/idempotency";
import { titleOf } from "../problem";

/** Endpoints that belong together: a tag of the document, and a chapter of its page. */
export type EndpointGroup = {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
};

type Json = Readonly<Record<string, unknown>>;

const DESCRIPTION = `Business continuity plans for organisations and their brokers.

Calls send \`Authorization: Bearer <token>\`, unless anyone may make them. Every failure is
\`application/problem+json\` (RFC 9457): \`detail\` is for people, \`code\` is stable, and \`errors\` lists the
invalid fields of a request.`;

/** Returns the OpenAPI 3.1 document of the endpoints, with every error that each of them can return. */
export function apiDocumentOf(groups: readonly EndpointGroup[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const responses = new Map<string, Json>();
  for (const { name, endpoints } of groups)
    for (const endpoint of endpoints) {
      const path = `/v1${endpoint.path.replaceAll(/:(\w+)/g, "{$1}")}`;
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
        ...operationOf(endpoint, name),
        responses: { ...successOf(endpoint), ...failuresOf(endpoint, responses) },
      };
    }
  return {
    openapi: "3.1.0",
    info: {
      title: "Holdfast",
      version: "1",
      description: DESCRIPTION,
      license: { name: "All rights reserved", identifier: "LicenseRef-Holdfast" },
    },
    servers: [{ url: "/", description: "This installation" }],
    security: [{ bearer: [] }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of a session." },
      },
      schemas: { Problem: PROBLEM },
      responses: Object.fromEntries([...responses].sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}

/** The body of every failed call, as in `contract/platform/errors.ts`. */
const PROBLEM = {
  type: "object",
  required: ["title", "status", "detail", "code"],
  properties: {
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "What happened and what to do, for people." },
    code: { type: "string", description: "Stable, for programs." },
    errors: {
      type: "array",
      description: "With `invalid-input`: the invalid fields.",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: {
          path: { type: "string", description: "In dot notation." },
          message: { type: "string" },
        },
      },
    },
    current: {
      type: "object",
      description: "With status 412: what someone else saved.",
      required: ["changedByName", "changedAt", "row"],
      properties: {
        changedByName: { type: ["string", "null"] },
        changedAt: { type: ["string", "null"], format: "date-time" },
        row: {
          type: ["object", "null"],
          description: "The entry as this operation returns it, with its `version`.",
        },
      },
    },
  },
} as const;

function operationOf(endpoint: Endpoint, tag: string): Json {
  const { access, upload, body } = endpoint;
  const permission = "permission" in access ? `Permission: \`${access.permission}\`.` : undefined;
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...keyOf(endpoint),
    ...(endpoint.hasVersion ? [IF_MATCH] : []),
  ];
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: endpoint.summary,
    ...(permission ? { description: permission } : {}),
    ...(access.scope === "public" ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body || upload ? { requestBody: requestBodyOf(endpoint) } : {}),
  };
}

const pathParameters = ({ path, params }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: params?.[name] ? schemaOf(params[name], "input") : { type: "string", format: "uuid" },
  }));

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const keyOf = (endpoint: Endpoint) =>
  endpoint.access.scope !== "public" && isRepeatable(endpoint)
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          description: "A repeated request with the same key returns the first response.",
          schema: { type: "string", maxLength: 200 },
        },
      ]
    : [];

const IF_MATCH = {
  name: "If-Match",
  in: "header",
  description:
    "The `version` that the change is based on, in double quotes. If it is no longer the current one, nothing is changed (412).",
  schema: { type: "string", maxLength: 20 },
};

function requestBodyOf({ body, upload }: Endpoint): Json {
  const schema = body ? schemaOf(body, "input") : { type: "object" };
  if (!upload) return { required: true, content: { "application/json": { schema } } };
  const { properties = {}, required = [] } = schema as ObjectSchema;
  const form = {
    ...schema,
    properties: { ...properties, [upload.field]: BINARY },
    required: [...required, ...(upload.required ? [upload.field] : [])],
  };
  return { required: true, content: { "multipart/form-data": { schema: form } } };
}

type ObjectSchema = {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
};

const BINARY = { type: "string", format: "binary" };

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return made;
}

const NEXT_LINK = {
  link: {
    description: 'With `rel="next"` (RFC 8288), if there are more rows.',
    schema: { type: "string" },
  },
};

function successOf({ response }: Endpoint): Json {
  if (response.kind === "nothing") return { [response.status]: { description: "Done" } };
  const [mediaType, schema] =
    response.kind === "file"
      ? [response.mediaType, BINARY]
      : ["application/json", schemaOf(response.schema, "output")];
  const isList = response.kind === "json" && response.isList === true;
  return {
    [response.status]: {
      description: response.kind === "file" ? "The file" : "Done",
      ...(isList ? { headers: NEXT_LINK } : {}),
      content: { [mediaType]: { schema } },
    },
  };
}

/** Returns references by status. Operations with the same errors share one entry in `responses`. */
function failuresOf(endpoint: Endpoint, responses: Map<string, Json>): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), ({ status }) => status);
  const failures: Record<string, Json> = {};
  for (const [status, errors] of byStatus) {
    const codes = [...new Set(errors.map(({ code }) => code))].sort();
    const name = [status, ...codes].join(".");
    if (!responses.has(name)) responses.set(name, failureOf(status, errors));
    failures[status] = { $ref: `#/components/responses/${name}` };
  }
  return failures;
}

/** Statuses whose response says after how many seconds a retry may succeed. */
const MAY_BE_RETRIED = new Set([409, 429, 503, 507]);

function failureOf(status: number, errors: readonly ErrorDefinition[]): Json {
  const title = titleOf(status);
  return {
    description: errors.map(({ code, message }) => `\`${code}\`: ${message}`).join("\n\n"),
    ...(MAY_BE_RETRIED.has(status) ? { headers: RETRY_AFTER } : {}),
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            { properties: { code: { enum: errors.map(({ code }) => code) } } },
          ],
        },
        examples: Object.fromEntries(
          errors.map(({ code, message }) => [
            code,
            { value: { title, status, detail: message, code } },
          ]),
        ),
      },
    },
  };
}

const RETRY_AFTER = {
  "retry-after": {
    description: "Seconds after which a retry may succeed.",
    schema: { type: "integer" },
  },
};
