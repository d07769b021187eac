import { areEqualDrafts } from "../form-values";
import type { Draft, FieldName } from "../form-values";

/** The fields that a draft and an entry of the server have in common. */
export type Merged<Body> = {
  /** A field that only one side changed has that side's value; one that both changed has mine. */
  readonly values: Draft<Body>;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly FieldName<Body>[];
  /** Fields that only the other person changed. */
  readonly taken: readonly FieldName<Body>[];
};

/**
 * Merges what the person typed with what someone else saved meanwhile, field by field.
 * @param base the values that both started from
 */
export function mergeDrafts<Body>(
  base: Draft<Body>,
  mine: Draft<Body>,
  theirs: Draft<Body>,
): Merged<Body> {
  const isEqual = (a: Draft<Body>, b: Draft<Body>, name: FieldName<Body>) =>
    areEqualDrafts<Body>(only(a, name), only(b, name));
  const names = (Object.keys({ ...base, ...mine }) as FieldName<Body>[]).filter(
    (name) => name in theirs && !isEqual(mine, theirs, name),
  );
  const taken = names.filter((name) => isEqual(mine, base, name));
  const conflicts = names.filter(
    (name) => !isEqual(mine, base, name) && !isEqual(theirs, base, name),
  );
  const values: Draft<Body> = Object.assign({}, mine, ...taken.map((name) => only(theirs, name)));
  return { values, conflicts, taken };
}

const only = <Body>(draft: Draft<Body>, name: FieldName<Body>): Draft<Body> =>
  ({ [name]: draft[name] }) as Draft<Body>;
