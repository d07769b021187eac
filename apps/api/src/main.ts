import module from "node:module";
import { fileURLToPath } from "node:url";

/*
 * The one entry. What follows must be set before the program's modules are loaded: half of the time of a start went
 * into compiling them and into reading the source maps of libraries.
 */

/** Where Node keeps compiled code for the next start; where it cannot be written, the start is only slower. */
const compiled = fileURLToPath(
  new URL("../node_modules/.cache/holdfast/compiled", import.meta.url),
);

module.enableCompileCache(compiled);
// The lines of a stack are those of our own sources.
module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
await import("./program");
