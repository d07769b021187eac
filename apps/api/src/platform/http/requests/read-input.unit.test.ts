import { describe, expect, test } from "vitest";
import { appRoutes } from "../../../app";
import { ProblemError } from "../../problem-error";
import { readBySchema } from "./read-input";

const WRONG: readonly unknown[] = [[], {}, 1, "x", null, true, [1], [[]], { id: {} }];

function fieldsOf(run: () => unknown) {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.fields;
  }
}

const taking = appRoutes.flatMap(({ endpoint }) => (endpoint.body ? [endpoint] : []));

describe("a body of the wrong type is refused with our own messages", () => {
  test.each(taking.map((endpoint) => [endpoint.name, endpoint] as const))(
    "refuses a body of the wrong type with our own messages by %s",
    (_, { body }) => {
      const messages = WRONG.flatMap((input) => fieldsOf(() => readBySchema(body, input))).map(
        ({ message }) => message,
      );
      expect(messages).not.toEqual([]);
      for (const message of messages) {
        expect(message).toMatch(/^[A-Z]\S+ /);
        expect(message).not.toMatch(/^Invalid|expected|received|undefined|null/);
      }
    },
  );
});
