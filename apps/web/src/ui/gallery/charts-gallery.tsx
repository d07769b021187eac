import { Link } from "react-router";
import { BarChart } from "../charts/bar-chart";
import { BubbleChart } from "../charts/bubble-chart";
import { ChartTable } from "../charts/chart-table";
import { LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";

const FRAME = { left: 70, right: 500, top: 30, bottom: 250 } as const;

export const CHARTS: readonly GalleryExample[] = [
  {
    name: "BarChart with two bars, a limit and a value that is not set",
    isWide: true,
    content: (
      <BarChart
        caption="RTO and RPO in days, shortest RTO first."
        nameHead="Business unit"
        valueHead="Times"
        max={7}
        ticks={[0, 2, 4, 6, 7]}
        limit={{ value: 5, text: "MTPD 5 days" }}
        rows={[
          {
            id: "kitchen",
            name: "Kitchen",
            to: "/dev/gallery",
            bars: [
              { value: 1, text: "RTO 1 day", tone: "accent" },
              { value: 0, text: "RPO 0 days", tone: "hollow" },
            ],
          },
          {
            id: "sales",
            name: LONG,
            to: "/dev/gallery",
            bars: [
              { value: 5, text: "RTO 5 days", tone: "accent" },
              { value: 2, text: "RPO 2 days", tone: "hollow" },
            ],
          },
          {
            id: "office",
            name: "Office",
            bars: [{ value: null, text: "Not set", tone: "accent" }],
          },
        ]}
      />
    ),
  },
  {
    name: "BarChart whose rows open, in each tone",
    content: (
      <BarChart
        caption="Hazard index, 0 to 100."
        nameHead="Hazard"
        valueHead="Rating"
        max={100}
        ticks={[0, 30, 60, 90]}
        rows={[
          { name: "Extreme", value: 95, tone: "red-deep" as const },
          { name: "High", value: 70, tone: "red" as const },
          { name: "Medium", value: 45, tone: "amber" as const },
          { name: "Low", value: 20, tone: "green" as const },
        ].map(({ name, value, tone }) => ({
          id: name,
          name: `${name} hazard`,
          to: "/dev/gallery",
          bars: [{ value, text: `${value} ${name}`, tone }],
        }))}
      />
    ),
  },
  {
    name: "BubbleChart and ChartTable",
    content: (
      <>
        <BubbleChart
          label="Three risks."
          width={520}
          height={300}
          frame={FRAME}
          across={{ title: "Likelihood", ticks: [{ at: 200, text: "1 in 10 years" }] }}
          up={{ title: "Loss value", ticks: [{ at: 140, text: "$10,000" }] }}
          bubbles={[
            {
              id: "fire",
              name: "Fire: High",
              tone: "red",
              x: 380,
              y: 100,
              radius: 36,
              label: { text: "H1", x: 380, y: 100, isInside: true, leader: null },
              to: "/dev/gallery",
            },
            {
              id: "flood",
              name: "Flood: Medium",
              tone: "amber",
              x: 240,
              y: 150,
              radius: 16,
              label: { text: "M2", x: 274, y: 150, isInside: false, leader: null },
              to: "/dev/gallery",
            },
            {
              id: "theft",
              name: "Theft: Low",
              tone: "green",
              x: 140,
              y: 200,
              radius: 8,
              label: {
                text: "L3",
                x: 190,
                y: 225,
                isInside: false,
                leader: { from: { x: 182, y: 222 }, to: { x: 147, y: 204 } },
              },
              to: "/dev/gallery",
            },
          ]}
        />
        <ChartTable
          summary="Show as a table"
          caption="The risks"
          heads={["Risk", "Rating"]}
          rows={[
            {
              id: "fire",
              cells: [
                <Link key="fire" to="/dev/gallery">
                  Fire
                </Link>,
                "80 High",
              ],
            },
          ]}
        />
      </>
    ),
  },
];
