import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { queryOfRegister, RegisterQuery, registerOfQuery } from "./register-query";
import { NO_FILTER, NOBODY } from "./register-view-rules";
import type { RegisterFilter, RegisterSort } from "./register-view-rules";

const ANA = "0199b3f0-0000-7000-8000-00000000000a";
const TODAY = "2026-11-21";

/** As it arrives: what stood once is no list, and what was left out or empty of choices is not there. */
const sent = (query: RegisterQuery): unknown =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [
        name,
        Array.isArray(value) && value.length === 1 ? value[0] : value,
      ]),
  );

describe("what a screen shows comes back from the call as it was", () => {
  it.each<[RegisterFilter, RegisterSort | null]>([
    [NO_FILTER, null],
    [
      { ...NO_FILTER, text: "flood" },
      { column: "name", isDescending: true },
    ],
    [{ ...NO_FILTER, categoryIds: ["5"], contactIds: [NOBODY] }, null],
    [
      { text: "a", categoryIds: ["1", "5"], contactIds: [ANA, NOBODY], dates: "Overdue" },
      { column: "follow-up", isDescending: false },
    ],
  ])("%j by %j", (filter, sort) => {
    const query = z.parse(RegisterQuery, sent(queryOfRegister(filter, sort, TODAY)));
    expect(query.today).toBe(TODAY);
    expect(registerOfQuery(query)).toEqual({ filter, sort });
  });
});

it("shows all of the register, in the order of the assessment, to a call that says nothing", () => {
  expect(registerOfQuery(z.parse(RegisterQuery, {}))).toEqual({ filter: NO_FILTER, sort: null });
});

it("refuses more persons than an address has room for", () => {
  const contactIds = Array.from({ length: 201 }, () => ANA);
  expect(faultsOf({ contactIds })).toEqual(["Please choose at most 200."]);
});

it.each([
  [{ text: "x".repeat(201) }, "Please use at most 200 characters."],
  [{ categoryIds: "hazards" }, "Please choose categories of the register."],
  [{ categoryIds: ["1", "-1"] }, "Please choose categories of the register."],
  [{ contactIds: "ana" }, "Please choose persons of the register."],
  [{ dates: "Next Week" }, "Please choose a filter of the register."],
  [{ today: "21/11/2026" }, "Please input a valid date."],
  [{ sort: "comments" }, "Please choose a column of the register."],
  [{ isDescending: "yes" }, "Please send true or false."],
])("refuses %j", (query, message) => {
  expect(faultsOf(query)).toEqual([message]);
});

function faultsOf(query: object) {
  return z.safeParse(RegisterQuery, query).error?.issues.map(({ message }) => message);
}
