import { describe, expect, test } from "vitest";
import { appRoutes } from "../../../app";
import { ProblemError } from "../../problem-error";
import { readBySchema } from "./read-input";

const WRONG: readonly unknown[] = [[], {}, 1, "x", null, true, [1], [[]], { id: {} }];

function fieldsOf(run: () => unknown) {
  try {
    run();
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    return thrown.fields;
  }
}

const taking = appRoutes.flatMap(({ endpoint }) => (endpoint.body ? [endpoint] : []));

describe("a body of the wrong type is refused with our own messages", () => {
  test.each(taking.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, { body }) => {
    const messages = WRONG.flatMap((given) => fieldsOf(() => readBySchema(body, given))).map(
      ({ message }) => message,
    );
    expect(messages).not.toEqual([]);
    for (const message of messages) {
      expect(message).toMatch(/^[A-Z]\S+ /);
      expect(message).not.toMatch(/^Invalid|expected|received|undefined|null/);
    }
  });
});
