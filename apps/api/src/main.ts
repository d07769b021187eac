import module from "node:module";
import { fileURLToPath } from "node:url";

/*
 * The entry point. These settings must come before the program's modules are loaded: compiling them and reading the
 * source maps of libraries took half of the start-up time.
 */

/** Where Node caches compiled code. If the folder is not writable, the start just takes longer. */
const compiled = fileURLToPath(
  new URL("../node_modules/.cache/holdfast/compiled", import.meta.url),
);

module.enableCompileCache(compiled);
// Stack traces show lines of our own TypeScript sources.
module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
await import("./program");
