import { searchIndustries as findIndustries } from "@holdfast/content/industries/search-industries";
import { searchIndustries as endpoint } from "@holdfast/contract/industries/industry-endpoints";
import { route, withHeaders } from "../../platform/http/route";

export const searchIndustries = route(endpoint, ({ query }) => {
  const { q, page, pageSize } = query;
  // One more than the page holds tells whether there is a next one.
  const found = findIndustries(q, { limit: pageSize + 1, offset: (page - 1) * pageSize });
  const industries = found.slice(0, pageSize);
  if (found.length <= pageSize) return Promise.resolve(industries);
  const next = new URLSearchParams({ q, pageSize: `${pageSize}`, page: `${page + 1}` });
  const link = `</v1${endpoint.path}?${next}>; rel="next"`;
  return Promise.resolve(withHeaders(industries, { link }));
});
