import * as z from "zod/mini";
import { LIMITS, optionalEmail, optionalText } from "../platform/field-rules";

/** What a brokerage prints on the Risk & Insurance Reports of its clients (decision 032). */
export const Firm = z.object({
  /** Null: the name of the brokerage is printed. */
  firmName: z.nullable(z.string()),
  /** Licence and registration as the law asks for them, such as 'AFSL 123456, ABN 12 345 678 901'. */
  licence: z.nullable(z.string()),
  /** Who signs reports. */
  adviserName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
});
export type Firm = z.infer<typeof Firm>;

export const FirmInput = z.strictObject({
  firmName: optionalText(),
  licence: optionalText(),
  adviserName: optionalText(),
  phone: optionalText(LIMITS.phone),
  email: optionalEmail(),
});
export type FirmInput = z.infer<typeof FirmInput>;
