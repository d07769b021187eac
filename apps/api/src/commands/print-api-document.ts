import { endpointGroups } from "../app";
import { apiDocumentOf } from "../platform/http/pages/api-document";
import { type Command, say } from "./command";

export const printApiDocument: Command = {
  name: ["openapi"],
  usage: "openapi",
  purpose: "prints the API document (/v1/openapi.json) without starting a server",
  run() {
    say(JSON.stringify(apiDocumentOf(endpointGroups), null, 2));
    return Promise.resolve();
  },
};
