import { useQuery } from "@tanstack/react-query";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-50m.json?url";

/** Reads the countries' outlines, which are a file of the app: no map comes from elsewhere. */
export function useLand() {
  return useQuery({
    queryKey: ["land"],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetch(atlas, { signal });
      if (!response.ok) throw new Error("We couldn’t load the map.");
      const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>;
      return feature(topology, topology.objects.countries);
    },
  });
}
