import { createReadStream } from "node:fs";
import {
  DOCUMENT_NOT_ACCEPTED,
  EMPTY_DOCUMENT,
  endingDiffers,
  endingOf,
  infectedFile,
} from "@holdfast/contract/documents/document";
import { fileTypeFromFile } from "file-type";
import type { ReceivedFile } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { isTextEnding, recognise } from "./document-type-rules";

/**
 * Returns the media type of an uploaded file, by its content.
 * @param field the upload's field, for the messages
 * @throws ProblemError 400 for a type that is not accepted, another type than its name says, an empty or an infected
 * file; 503 if it could not be scanned
 */
export async function checkContent(
  { virusScanner }: Pick<Services, "virusScanner">,
  field: string,
  { fileName, place, bytes }: ReceivedFile,
): Promise<string> {
  if (bytes === 0) throw fieldError(field, EMPTY_DOCUMENT);
  const ending = endingOf(fileName);
  const found = isTextEnding(ending) ? undefined : (await fileTypeFromFile(place))?.mime;
  const recognised = recognise(found, ending, isTextEnding(ending) && (await hasOnlyText(place)));
  if ("refused" in recognised)
    throw fieldError(
      field,
      recognised.refused === "type" ? DOCUMENT_NOT_ACCEPTED : endingDiffers(fileName),
    );
  const virus = await virusScanner.findVirus(place);
  if (virus !== undefined) throw fieldError(field, infectedFile(virus));
  return recognised.mediaType;
}

/** Reads the file to its end, or to the first control character. */
async function hasOnlyText(place: string): Promise<boolean> {
  for await (const chunk of createReadStream(place))
    if ((chunk as Buffer).some(isControl)) return false;
  return true;
}

const [TAB, CARRIAGE_RETURN, ESCAPE, SPACE] = [9, 13, 27, 32];
/** Whether text never contains the byte: it may have tabs, the ends of lines and pages, and escapes. */
const isControl = (byte: number) =>
  byte < SPACE && (byte < TAB || byte > CARRIAGE_RETURN) && byte !== ESCAPE;
