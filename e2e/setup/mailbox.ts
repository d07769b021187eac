import type { RunningApp } from "./app";

/*
 * The messages that a running app has sent, as shown by /dev/mailbox: emails by address, text messages by phone number.
 */

/** Returns the plain text of the newest email to an address, or text message to a number. */
export const newestEmail = (app: RunningApp, to: string): Promise<string> =>
  inMailbox(app, to, "email", (mails) => mails[0]);

/** Returns a person's newest email once it contains these words. */
export const emailWith = (app: RunningApp, to: string, words: string): Promise<string> =>
  inMailbox(app, to, `email with '${words}'`, ([mail]) =>
    mail?.includes(words) ? mail : undefined,
  );

const codeIn = (mail = "") => />(\d{6}) is your/.exec(mail)?.[1];

/** Returns a person's newest code, by email address or phone number, once it differs from `before`. */
export const newestCode = (app: RunningApp, to: string, before = ""): Promise<string> =>
  inMailbox(app, to, "code", ([mail]) => {
    const code = codeIn(mail);
    return code === before ? undefined : code;
  });

/** Returns the code that `act` sends to a person, who may have earlier ones. */
export async function codeSentBy(app: RunningApp, to: string, act: () => Promise<unknown>) {
  const before = (await emailsTo(app, to)).map(codeIn).find((code) => code !== undefined);
  await act();
  return newestCode(app, to, before);
}

/** Returns the newest link to that page in the emails to an address, once it differs from `before`. */
export const newestLink = (app: RunningApp, to: string, page: string, before = "") =>
  inMailbox(app, to, `link to ${page}`, (mails) => {
    const links = mails.flatMap((mail) => /href="([^"]*[?#]id=[^"]*)"/.exec(mail)?.[1] ?? []);
    const link = links.find((address) => address.startsWith(app.url + page));
    const address = link?.replaceAll("&#38;", "&");
    return address === before ? undefined : address;
  });

async function emailsTo(app: RunningApp, to: string): Promise<readonly string[]> {
  const page = await (await fetch(`${app.url}/dev/mailbox`)).text();
  return page.split("<article>").filter((article) => article.includes(`To ${to}`));
}

/** Waits for a matching message to a person, newest first. */
async function inMailbox(
  app: RunningApp,
  to: string,
  what: string,
  find: (mails: readonly string[]) => string | undefined,
): Promise<string> {
  // Some emails are sent after a pause of up to 5 s, and the outbox is checked every 2 s.
  for (let tries = 0; tries < 1_000; tries += 1) {
    const found = find(await emailsTo(app, to));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${what} to ${to}.`);
}
