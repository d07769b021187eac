// The baseline of the measure of files: Node's own server, without any of our code. PUT writes the body to a file as
// it arrives and syncs it; GET sends that file. The port and the folder are its two arguments.
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";

const [port, folder] = process.argv.slice(2);
const file = path.join(folder, "file");

const serve = async (request, response) => {
  if (request.url === "/health") return response.end("ok");
  if (request.method === "GET") {
    const { size } = await stat(file);
    response.writeHead(200, { "content-length": size });
    return pipeline(createReadStream(file), response);
  }
  await pipeline(request, createWriteStream(file));
  const written = await open(file, "r");
  await written.sync().finally(() => written.close());
  return response.writeHead(201).end();
};

createServer((request, response) => void serve(request, response)).listen(
  Number(port),
  "127.0.0.1",
);
