// A load generator in a separate process: clients that send requests without pauses for a number of seconds. The
// settings are JSON on standard input:
//   url       the server
//   clients   how many run at the same time, each with one connection
//   seconds   duration
//   requests  { method, path, headers, body }; a client sends them in turn, and clients start evenly spread
// Prints { perSecond, p50, p95, failed } as JSON: responses per second, times in ms, and the number of responses that
// are not successful, of cut connections and of timeouts.
import { json } from "node:stream/consumers";
import autocannon from "autocannon";

const { url, clients, seconds, requests } = await json(process.stdin);

const times = [];
let refused = 0;
let started = 0;
const run = autocannon({
  url,
  connections: clients,
  duration: seconds,
  timeout: 60,
  requests,
  setupClient: (client) => {
    const first = Math.floor((started * requests.length) / clients) % requests.length;
    started += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  },
});
run.on("response", (_client, status, _bytes, time) => {
  times.push(time);
  if (status >= 400) refused += 1;
});
const began = performance.now();
const { errors, timeouts } = await run;
const lasted = (performance.now() - began) / 1000;
times.sort((one, other) => one - other);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: times.length / lasted,
    p50: at(0.5),
    p95: at(0.95),
    failed: refused + errors + timeouts,
  }),
);
