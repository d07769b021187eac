import { isTest, type SourceTree } from "./source-tree";

/** Three screens: a longer file usually does two things. */
const WARN_ABOVE = 250;
const FAIL_ABOVE = 400;
/** Text that is read from top to bottom has no limit. */
const IS_TEXT = /^packages\/content\/src\/(?:data|legal|plan-template)\//;

type Lengths = { readonly violations: string[]; readonly warnings: string[] };

/** Returns files above three screens as warnings, and much longer ones as violations; tests and content are exempt. */
export const lengthViolations = (tree: SourceTree): Lengths => {
  const long = tree.files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !IS_TEXT.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > WARN_ABOVE);
  return {
    violations: long
      .filter(({ lines }) => lines > FAIL_ABOVE)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${FAIL_ABOVE}`),
    warnings: long
      .filter(({ lines }) => lines <= FAIL_ABOVE)
      .map(({ path, lines }) => `${path} has ${lines} lines: consider splitting it`),
  };
};
