import type {
  ResponseOf,
  BodyInput,
  Endpoint,
  ParamsOf,
  QueryInput,
} from "@holdfast/contract/platform/endpoint";
import type { FastifyInstance } from "fastify";

export type CallerInput<E extends Endpoint> = {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** For an endpoint that accepts an upload; a `File` has its own name. */
  readonly file?: Buffer | File | undefined;
};

/** Calls endpoints of this process as one signed-in person, without a socket. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input?: CallerInput<E>,
) => Promise<ResponseOf<E>>;

/** @throws Error for any response that is not a success. */
export const callerOf =
  (app: FastifyInstance, token: string): Caller =>
  async <E extends Endpoint>(endpoint: E, input: CallerInput<E> = {}) => {
    const response = await app.inject(requestOf(endpoint, { ...input, token }));
    if (response.statusCode >= 400)
      throw new Error(`${endpoint.name} returned ${response.statusCode}: ${response.body}`);
    return (response.body ? response.json() : undefined) as ResponseOf<E>;
  };

/** Returns the request of an endpoint in the form that Fastify's `inject` accepts. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: CallerInput<E> & { readonly token?: string | undefined },
) {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return {
    method: endpoint.method,
    url: `/v1${path}`,
    ...(input.query ? { query: input.query as Record<string, string> } : {}),
    ...payloadOf(endpoint, input),
    headers: input.token ? { authorization: `Bearer ${input.token}` } : {},
  };
}

function payloadOf(endpoint: Endpoint, { body, file }: CallerInput<Endpoint>) {
  const isForm = endpoint.upload && (file !== undefined || !endpoint.upload.required);
  if (!isForm) return body === undefined ? {} : { payload: body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== null && value !== undefined) form.append(name, String(value));
  if (file instanceof File) form.append(endpoint.upload.field, file);
  else if (file) form.append(endpoint.upload.field, new Blob([new Uint8Array(file)]), "upload.bin");
  return { payload: form };
}
