import * as z from "zod/mini";
import { defineEndpoint, file, PUBLIC } from "../platform/endpoint";

/** 256 random bits in base64url. */
export const FILE_NAME = /^[\w-]{43}$/;

/**
 * Images of users and organisations. Public, because an `<img>` sends no token: the name cannot be guessed and is
 * given only to users who may see the person or organisation.
 */
export const readFile = defineEndpoint({
  name: "readFile",
  method: "GET",
  path: "/files/:name",
  summary: "Returns an image by its unguessable name; it never changes, so it can be cached.",
  access: PUBLIC,
  params: { name: z.string().check(z.regex(FILE_NAME)) },
  response: file("image/webp"),
});
