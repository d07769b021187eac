// npm run holdfast -- <command>: the operator commands, through the same entry as the server.
import { build, handOver, installPackages } from "./prepare.mjs";

installPackages();
build();
handOver(process.execPath, ["apps/api/dist/main.js", ...process.argv.slice(2)]);
