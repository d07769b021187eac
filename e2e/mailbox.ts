import type { RunningApp } from "./app";

/*
 * What a running house has sent, as /dev/mailbox shows it: letters by e-mail address, text messages by phone
 * number.
 */

/** The plain text of the newest letter to an address, or text message to a number. */
export const newestEmail = (app: RunningApp, to: string): Promise<string> =>
  inMailbox(app, to, "letter", (mails) => mails[0]);

const codeIn = (mail = "") => />(\d{6}) is your/.exec(mail)?.[1];

/** The newest code of a person, by e-mail address or phone number, once it is another one than `before`. */
export const newestCode = (app: RunningApp, to: string, before = ""): Promise<string> =>
  inMailbox(app, to, "code", ([mail]) => {
    const code = codeIn(mail);
    return code === before ? undefined : code;
  });

/** The code that an act has sent to somebody, who may have had others before. */
export async function codeSentBy(app: RunningApp, to: string, act: () => Promise<unknown>) {
  const before = (await emailsTo(app, to)).map(codeIn).find((code) => code !== undefined);
  await act();
  return newestCode(app, to, before);
}

/** The newest link to that page of ours in the letters to an address, once it is another one than `before`. */
export const newestLink = (app: RunningApp, to: string, page: string, before = "") =>
  inMailbox(app, to, `link to ${page}`, (mails) => {
    const links = mails.flatMap((mail) => /href="([^"]*\?id=[^"]*)"/.exec(mail)?.[1] ?? []);
    const link = links.find((address) => address.startsWith(app.url + page));
    const address = link?.replaceAll("&#38;", "&");
    return address === before ? undefined : address;
  });

async function emailsTo(app: RunningApp, to: string): Promise<readonly string[]> {
  const page = await (await fetch(`${app.url}/dev/mailbox`)).text();
  return page.split("<article>").filter((article) => article.includes(`To ${to}`));
}

/** Waits for what is looked for among somebody's letters, the newest first. */
async function inMailbox(
  app: RunningApp,
  to: string,
  what: string,
  find: (mails: readonly string[]) => string | undefined,
): Promise<string> {
  // Some emails are sent after a pause of up to 5 s, and the outbox is looked at every 2 s.
  for (let tries = 0; tries < 1_000; tries += 1) {
    const found = find(await emailsTo(app, to));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${what} to ${to}.`);
}
