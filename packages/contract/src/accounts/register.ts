import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { email, firstName, lastName, newPassword, PASSWORDS_DIFFER } from "./user";

/** Registration; 201 means that an email with the activation link is being sent. */
export const register = defineEndpoint({
  name: "register",
  method: "POST",
  path: "/users",
  summary: "Registers a user and sends the activation email.",
  access: PUBLIC,
  body: z
    .strictObject({
      email: email(),
      password: newPassword(),
      confirmPassword: z
        .string({ error: "Please confirm your password." })
        .check(z.minLength(1, "Please confirm your password."), z.maxLength(1_000)),
      firstName: firstName(),
      lastName: lastName(),
    })
    .check(
      z.refine((body) => body.password === body.confirmPassword, {
        error: PASSWORDS_DIFFER,
        path: ["confirmPassword"],
      }),
    ),
  response: json(z.object({ message: z.string() }), 201),
  errors: [TOO_MANY_REQUESTS],
});

/** 'An email with a link to activate your account has been sent to {email}.' */
export const activationSentTo = (address: string) =>
  `An email with a link to activate your account has been sent to ${address}.`;
