import type { RunningHouse } from "./house";

/*
 * What a running house has sent, as /dev/mailbox shows it: letters by e-mail address, text messages by phone
 * number.
 */

/** The plain text of the newest letter to an address, or text message to a number. */
export const newestLetter = (house: RunningHouse, to: string): Promise<string> =>
  inMailbox(house, to, "letter", (letters) => letters[0]);

const codeIn = (letter = "") => />(\d{6}) is your/.exec(letter)?.[1];

/** The newest code of a person, by e-mail address or phone number, once it is another one than `before`. */
export const newestCode = (house: RunningHouse, to: string, before = ""): Promise<string> =>
  inMailbox(house, to, "code", ([letter]) => {
    const code = codeIn(letter);
    return code === before ? undefined : code;
  });

/** The code that an act has sent to somebody, who may have had others before. */
export async function codeSentBy(house: RunningHouse, to: string, act: () => Promise<unknown>) {
  const before = (await lettersTo(house, to)).map(codeIn).find((code) => code !== undefined);
  await act();
  return newestCode(house, to, before);
}

/** The newest link to that page of ours in the letters to an address, once it is another one than `before`. */
export const newestLink = (house: RunningHouse, to: string, page: string, before = "") =>
  inMailbox(house, to, `link to ${page}`, (letters) => {
    const links = letters.flatMap((letter) => /href="([^"]*\?id=[^"]*)"/.exec(letter)?.[1] ?? []);
    const link = links.find((address) => address.startsWith(house.url + page));
    const address = link?.replaceAll("&#38;", "&");
    return address === before ? undefined : address;
  });

async function lettersTo(house: RunningHouse, to: string): Promise<readonly string[]> {
  const page = await (await fetch(`${house.url}/dev/mailbox`)).text();
  return page.split("<article>").filter((article) => article.includes(`To ${to}`));
}

/** Waits for what is looked for among somebody's letters, the newest first. */
async function inMailbox(
  house: RunningHouse,
  to: string,
  what: string,
  find: (letters: readonly string[]) => string | undefined,
): Promise<string> {
  // Some emails are sent after a pause of up to 5 s, and the outbox is looked at every 2 s.
  for (let tries = 0; tries < 1_000; tries += 1) {
    const found = find(await lettersTo(house, to));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${what} to ${to}.`);
}
