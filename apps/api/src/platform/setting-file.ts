import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { ConfigurationError } from "./setting-rules";

/**
 * Reads and checks a JSON file that a setting names.
 *
 * @param setting the name of the setting
 * @throws ConfigurationError naming the setting, the file and the first fault
 */
export async function readSettingFile<Schema extends z.ZodMiniType>(
  setting: string,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const refused = (what: string, cause?: unknown) =>
    new ConfigurationError(`The setting ${setting} ${what}.`, { cause });
  const text = await readFile(file, "utf8").catch((fault: unknown) => {
    throw refused(`names ${file}, which cannot be read`, fault);
  });
  const parsed = z.safeParse(schema, jsonOf(text, refused, file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join(".") ?? "";
  throw refused(
    `names ${file}, whose ${place === "" ? "content" : place} is invalid: ${issue?.message}`,
  );
}

function jsonOf(
  text: string,
  refused: (what: string, cause: unknown) => Error,
  file: string,
): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw refused(`names ${file}, which is not JSON`, fault);
  }
}
