import { searchOrganisation as endpoint } from "@holdfast/contract/search/search-endpoints";
import { route } from "../../platform/http/route";
import { wordsOf } from "../../platform/search/search-part-store";
import { findHits } from "./search-store";

export const searchOrganisation = route(endpoint, ({ scope, query }, { database }) =>
  findHits(database.query, { scope, words: wordsOf(query.text) }),
);
