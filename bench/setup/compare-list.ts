import { alternate } from "./alternate";
import { startBareServer } from "./bare-server";
import { fetchText, type requestFor } from "./http-client";
import { printComparison } from "./report";
import type { Product } from "./served-product";

const ROUNDS = 20;
const WARM_UPS = 5;

type Query = { readonly sql: string; readonly values: string[] };

export type ListComparison = {
  /** What is listed, such as 'contacts'. */
  readonly noun: string;
  /** Inserts 10,000 rows. */
  readonly fill: Query;
  /** Reads them as the product does. */
  readonly query: Query;
  readonly request: ReturnType<typeof requestFor>;
};

/**
 * Compares a list of 10,000 rows with a baseline, and prints the result. The baseline is Fastify and pg on the product's
 * own PostgreSQL with the list's one query, its rows as JSON; no session, no access check, no schema.
 */
export async function compareList(
  product: Product,
  { noun, fill, query, request }: ListComparison,
): Promise<void> {
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: { "POST /fill": fill, "GET /list": query },
  });
  try {
    await fetchText(`${bare.url}/fill`, { method: "POST" });
    const ours = async () => fetchText(request.to, request.what);
    const baseline = async () => fetchText(`${bare.url}/list`);
    const share = ((await ours()).length / (await baseline()).length).toFixed(2);
    const listing = await alternate({
      rounds: ROUNDS,
      warmUps: WARM_UPS,
      ours: async () => void (await ours()),
      baseline: async () => void (await baseline()),
    });
    printComparison(
      `list of 10,000 ${noun}`,
      `Fastify, pg, the same query; our response has ${share} times the bytes`,
      listing,
    );
  } finally {
    await bare.stop();
  }
}
