// npm start: installs what is missing, builds, and serves the product with its demo.
import { build, handOver, installPackages, installPrinter } from "./prepare.mjs";

installPackages();
installPrinter();
build();
handOver(process.execPath, ["apps/api/dist/main.js", "serve"]);
