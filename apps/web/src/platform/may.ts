/*
 * Who may do what is decided on the API floor; its answers come along with the session and with rows as
 * `can`. A screen only asks.
 */

/** What ships with the session or a row: the names of what may be done to it. */
export type Can = Readonly<Partial<Record<string, boolean>>>;

/**
 * Whether the server says that `action` may be done to `subject`. What it did not mention, or has not
 * answered yet, may not.
 * @example may(organisation, "change")
 */
export const may = <Flags extends Can>(
  subject: { readonly can?: Flags | null | undefined } | null | undefined,
  action: keyof Flags & string,
): boolean => subject?.can?.[action] === true;
