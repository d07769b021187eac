import * as z from "zod/mini";
import { deletesRecords } from "./deletion";
import {
  created,
  defineEndpoint,
  inOrganisation,
  json,
  list,
  NO_PLANS,
  nothing,
  type PlanRecord,
  plansUsing,
  type RecordIds,
  writesInOrganisation,
} from "./endpoint";
import { LIST_FULL } from "./errors";
import { PageQuery } from "./list-page";

type Schema = z.core.$ZodType;

type OrganisationList<
  Path extends string,
  Id extends string,
  Row extends Schema,
  Input extends Schema,
  Changes extends Schema,
  Query extends Schema,
> = {
  /** An entry and several of them, as in the names of the operations: 'Customer', 'Customers'. */
  readonly name: string;
  readonly names: string;
  /** The same in a sentence: 'customer', 'customers'. */
  readonly noun: string;
  readonly nouns: string;
  /** Below the organisation: 'customers'. */
  readonly path: Path;
  /** The path parameter with an entry's id. */
  readonly id: Id;
  readonly row: Row;
  readonly input: Input;
  readonly changes: Changes;
  readonly query?: Query;
  /** The order of the list, for the API document. */
  readonly order: string;
  /** What else a deletion changes, of one entry and of several, for the API document. */
  readonly deletes?: readonly [string, string];
  /** The record of plans that the entries are: an expired plan that uses one refuses its deletion. */
  readonly record?: PlanRecord;
  /** Such a plan also refuses a change. */
  readonly changesPlans?: true;
};

/** Defines the endpoints of a list of an organisation: read, add, change, delete one and delete several entries. */
export const listEndpoints = <
  const Path extends string,
  const Id extends string,
  Row extends Schema,
  Input extends Schema,
  Changes extends Schema,
  Query extends Schema = typeof PageQuery,
>({
  name,
  names,
  noun,
  nouns,
  path,
  id,
  row,
  input,
  changes,
  query,
  order,
  deletes = ["", ""],
  record,
  changesPlans,
}: OrganisationList<Path, Id, Row, Input, Changes, Query>) => {
  const collection = `/orgs/:orgId/${path}` as const;
  const entry = `${collection}/:${id}` as const;
  const plansWith = (ids: RecordIds) => (record ? plansUsing(record, ids) : NO_PLANS);
  const writes = (touches: ReturnType<typeof plansWith>) =>
    writesInOrganisation("organisation.change", { touches });
  return {
    list: defineEndpoint({
      name: `list${names}`,
      method: "GET",
      path: collection,
      summary: `Lists the organisation's ${nouns} ${order}.`,
      access: inOrganisation("organisation.read"),
      query: (query ?? PageQuery) as Query,
      response: list(z.array(row)),
    }),
    create: defineEndpoint({
      name: `create${name}`,
      method: "POST",
      path: collection,
      summary: `Adds a ${noun}.`,
      access: writes(NO_PLANS),
      body: input,
      response: created(row),
      errors: [LIST_FULL],
    }),
    update: defineEndpoint({
      name: `update${name}`,
      method: "PATCH",
      path: entry,
      summary: `Changes the given fields of a ${noun}.`,
      access: writes(changesPlans ? plansWith({ param: id }) : NO_PLANS),
      body: changes,
      hasVersion: true,
      response: json(row),
    }),
    remove: defineEndpoint({
      name: `delete${name}`,
      method: "DELETE",
      path: entry,
      summary: `Deletes a ${noun}${deletes[0]}.`,
      access: writes(plansWith({ param: id })),
      response: nothing,
    }),
    removeSeveral: defineEndpoint({
      name: `delete${names}`,
      path: `${collection}/delete`,
      summary: `Deletes the ${nouns} with the given ids${deletes[1]}; all or none.`,
      ...deletesRecords(plansWith({ bodyField: "ids" })),
    }),
  };
};
