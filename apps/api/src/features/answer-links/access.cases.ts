import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = { readShortLink: accessCase("anyone") };
