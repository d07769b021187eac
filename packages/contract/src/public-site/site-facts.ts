import * as z from "zod/mini";

/*
 * The operator of this installation and its contacts: shown in the footer and on the contact page, and named in the
 * legal texts.
 */

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const email = z.email().check(z.maxLength(254));
const phone = z.string().check(z.regex(/^\+?[\d ()-]{5,30}$/, "must be a phone number"));
const secure = z.url({
  protocol: /^https$/,
  error: "must be an address that starts with https://",
});

export const SiteFacts = z.strictObject({
  operator: z.strictObject({
    name: line(200),
    /** Business address, on one line. */
    address: z.nullable(line(300)),
    email,
  }),
  /** The contact for questions about personal information. */
  privacy: z.strictObject({ name: line(200), email }),
  /** The support desks, such as those for Australia, South Africa and New Zealand. */
  support: z
    .array(
      z.strictObject({
        region: line(100),
        email,
        phone: z.nullable(phone),
        /** As text, with the time zone. */
        hours: z.nullable(line(100)),
      }),
    )
    .check(z.maxLength(20)),
  /** Companies that process data for the operator; named in Schedule 2 and the Privacy Policy. */
  providers: z.optional(
    z
      .array(z.strictObject({ name: line(200), country: line(100), purpose: line(200) }))
      .check(z.maxLength(20)),
  ),
  social: z.array(z.strictObject({ name: line(50), address: secure })).check(z.maxLength(10)),
});

export type SiteFacts = z.infer<typeof SiteFacts>;
