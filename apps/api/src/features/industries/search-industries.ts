import { searchIndustries as endpoint } from "@holdfast/contract/industries/industry-endpoints";
import { route, withHeaders } from "../../platform/http/route";

export const searchIndustries = route(endpoint, async ({ query }, { riskService }) => {
  const { q, page, pageSize } = query;
  const { industries, hasNext } = await riskService.searchIndustries({ words: q, page, pageSize });
  if (!hasNext) return [...industries];
  const next = new URLSearchParams({ q, pageSize: `${pageSize}`, page: `${page + 1}` });
  return withHeaders([...industries], { link: `</v1${endpoint.path}?${next}>; rel="next"` });
});
