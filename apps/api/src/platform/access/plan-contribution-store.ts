import type { PlanFacts, Share } from "@holdfast/contract/plans/plan-facts";
import type { PlanPartName } from "@holdfast/contract/plans/clone-plan";
import type { PlanRecord } from "@holdfast/contract/platform/endpoint";
import { type SQL, sql } from "drizzle-orm";
import type { Config } from "../config";
import type { Queryable, Transaction } from "../database/database";
import { jsonOf } from "../database/sql/raw-columns";
import { isOneOf } from "../database/sql/row-locks-store";
import type { OrganisationScope } from "./scope";

/** A new plan, and the plan of the same organisation whose rows it gets. */
export type PlanCopy = {
  readonly scope: OrganisationScope;
  readonly planId: string;
  readonly branchId: string;
  readonly sourceId: string;
  readonly sourceBranchId: string;
  readonly now: Date;
};

/** What the copying of rows needs besides a transaction. */
export type CloneDeps = { readonly newId: () => string; readonly config: Config };

/** Copies the rows of one part into a clone. */
export type CloneRows = (tx: Transaction, copy: PlanCopy, deps: CloneDeps) => Promise<void>;

type NewPlan = { readonly organisationId: string; readonly planId: string };

/** What a feature adds to plans: its rows in a plan `p` of the enclosing query. `plan-contributions.ts` lists them all. */
export type PlanContribution<Fact extends keyof PlanFacts = never> = {
  /** One JSON object with the facts that the feature's tables hold. Every count is an index range of that one plan. */
  readonly facts: SQL<Pick<PlanFacts, Fact>>;
  /** The conditions under which the feature's rows of the plan refer to one of the records. */
  readonly references?: Partial<Readonly<Record<PlanRecord, (ids: readonly string[]) => SQL>>>;
  /** Inserts the rows that every plan has. */
  readonly create?: (tx: Queryable, plan: NewPlan, newId: () => string) => Promise<void>;
  /** Copies the feature's rows into a clone, in a few statements for any number of rows; by the name of their choice. */
  readonly clone?: {
    readonly [Name in PlanPartName]?: CloneRows;
  };
};

/** Selects the facts of a contribution; a fact that is not named, and one of another feature, do not compile. */
export const factsOf = <Fact extends keyof PlanFacts>(
  facts: { readonly [Name in Fact]: SQL<PlanFacts[Name]> },
  source?: SQL,
): SQL<Pick<PlanFacts, Fact>> =>
  sql<
    Pick<PlanFacts, Fact>
  >`(select ${jsonOf<Record<string, unknown>>(facts as Readonly<Record<string, SQL>>)} ${source ? sql`from ${source}` : sql``})`;

export const share = (done: SQL, total: SQL): SQL<Share> =>
  sql<Share>`${jsonOf<Share>({ done, total })}`;

/** The condition for rows `x` of the plan. */
export const isOfPlan = sql`x.organisation_id = p.organisation_id and x.plan_id = p.id`;

/** Counts rows. @param source SQL from behind `from` */
export const countOf = (source: SQL) => sql`(select count(*)::int from ${source})`;

/** Whether rows `x` of the plan have one of the ids in a column. @param rows SQL from `from` on */
export const refersTo = (rows: SQL, column: SQL, ids: readonly string[]) =>
  sql<boolean>`exists (select ${rows} where ${isOfPlan} and ${isOneOf(column, ids)})`;

/** The contributions of all features, for those that read them: plans, and the deletion of records. */
export type PlanContributions = readonly AnyContribution[];
type AnyContribution = Omit<PlanContribution, "facts"> & { readonly facts: SQL };

type FactOf<Contribution> = Contribution extends { readonly facts: SQL<infer Facts> }
  ? keyof Facts
  : never;

type Missing<Contributions> = Exclude<keyof PlanFacts, FactOf<Contributions[keyof Contributions]>>;
type NoneMissing<Contributions> = [Missing<Contributions>] extends [never]
  ? unknown
  : { readonly facts: `No feature provides the fact '${Missing<Contributions>}'` };

type Twice<Contributions, Name extends keyof Contributions> = Extract<
  FactOf<Contributions[Name]>,
  FactOf<Contributions[Exclude<keyof Contributions, Name>]>
>;
type NoneTwice<Contributions> = {
  readonly [Name in keyof Contributions]: [Twice<Contributions, Name>] extends [never]
    ? unknown
    : { readonly facts: `Two features provide the fact '${Twice<Contributions, Name> & string}'` };
};

/**
 * Joins the contributions of all features, by any name. A fact of the contract that none provides, or two, does not
 * compile.
 */
export const joinPlanContributions = <
  Contributions extends Readonly<Record<string, AnyContribution>>,
>(
  contributions: Contributions & NoneMissing<Contributions> & NoneTwice<Contributions>,
): PlanContributions => Object.values<AnyContribution>(contributions);
