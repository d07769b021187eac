// A worker thread that requests a URL at a fixed interval, however long responses take, so that a server that blocks
// for a second affects every request of that second. In its own thread, so that the load generator's work is not
// measured. Posts { timings (ms), failures } when it receives a message to stop.
import http from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, token, every } = workerData;
const agent = new http.Agent({ keepAlive: true });
const headers = token ? { authorization: `Bearer ${token}` } : {};
const timings = [];
let failures = 0;
const open = new Set();

function ask() {
  const began = performance.now();
  const asked = new Promise((resolve) => {
    const fail = () => {
      failures += 1;
      resolve();
    };
    http
      .get(url, { agent, headers, timeout: 60_000 }, (response) => {
        response.resume().on("end", () => {
          timings.push(performance.now() - began);
          if (response.statusCode !== 200) failures += 1;
          resolve();
        });
      })
      .on("timeout", fail)
      .on("error", fail);
  });
  open.add(asked);
  void asked.then(() => open.delete(asked));
}

const asking = setInterval(ask, every);
parentPort.once("message", async () => {
  clearInterval(asking);
  await Promise.all(open);
  parentPort.postMessage({ timings, failures }, []);
  agent.destroy();
});
