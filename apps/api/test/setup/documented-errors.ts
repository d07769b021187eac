import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import { errorsOf } from "../../src/platform/http/endpoint-errors";

/** @throws Error for an error response that the API document does not name for this operation. */
export function assertDocumented(endpoint: Endpoint, status: number, body: unknown): void {
  if (status < 400) return;
  const code = (body as Partial<Problem> | undefined)?.code;
  if (errorsOf(endpoint).some((error) => error.status === status && error.code === code)) return;
  throw new Error(
    `${endpoint.name} returned ${status} ${code}, which the API document does not name. Add it to the endpoint's errors.`,
  );
}
