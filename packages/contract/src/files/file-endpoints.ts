import * as z from "zod/mini";
import { defineEndpoint, file, PUBLIC } from "../platform/endpoint";

/** 256 random bits in base64url. */
export const FILE_NAME = /^[\w-]{43}$/;

/**
 * Images of people and organisations. Whoever knows the name may see it, as an `<img>` carries no
 * token; the name cannot be guessed and is told only to those who may see the person or organisation.
 */
export const readFile = defineEndpoint({
  name: "readFile",
  method: "GET",
  path: "/files/:name",
  summary: "A picture by its unguessable name; it never changes, so it may be kept.",
  access: PUBLIC,
  params: { name: z.string().check(z.regex(FILE_NAME)) },
  answer: file("image/webp"),
});
