/*
 * What people choose when a rule requires four kinds of characters: a common word with a capital first letter,
 * followed by a digit and a symbol, and with letters written as digits. Lists of leaked passwords contain few that
 * pass the rule; attackers first try their words in this form (NIST SP 800-63B, 3.1.1.2, requires a check for
 * 'commonly used, expected, or compromised' passwords).
 */

/** The most common words of the published lists, keyboard rows, and words expected for this product. */
const WORDS = new Set(
  `password passwort passwd passw passwrd passcode pass pwd parola secret geheim login logon letmein
  welcome willkommen hello hallo bonjour changeme change default temp temporary guest user username
  admin administrator administrateur root toor master superuser system service support server test
  testing tester demo sample example qwerty qwertz azerty qwert qwer qwe qwertyuiop qweasd qweasdzxc
  qazwsx qazwsxedc asdf asdfg asdfgh asdfghjkl asd zxcvbnm zxcvbn zxcv zxc yxcvbnm poiuytrewq abc abcd
  abcde abcdef abcdefg abcabc xyz aaa aaaa abcxyz iloveyou loveyou love lovely loveme ilove forever
  princess prince angel angels baby babygirl babyboy sweet sweetie sweetheart honey sugar daddy mommy
  mother father sister brother family friend friends football soccer baseball basketball hockey cricket
  rugby tennis golf golfer sports footy liverpool chelsea arsenal barcelona manchester united everton
  celtic rangers juventus realmadrid lakers yankees eagles steelers cowboys dolphins patriots packers
  tigers lions broncos raiders dragon monkey shadow sunshine superman batman spiderman pokemon pikachu
  naruto starwars minecraft fortnite killer hunter ranger buster soldier warrior ninja wizard phoenix
  falcon eagle tiger lion wolf bear panther cobra viper scorpion spider snake horse puppy kitty kitten
  doggy mustang corvette ferrari porsche mercedes toyota honda yamaha harley camaro jaguar chevy ford
  summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday christmas easter birthday holiday
  flower flowers rose orange apple banana cherry lemon peach strawberry chocolate cookie coffee pepper
  ginger cheese butter pizza rainbow purple yellow green black white silver golden diamond crystal
  computer internet windows microsoft google facebook instagram twitter youtube linkedin amazon samsung
  android iphone apple network access security business company office money dollar freedom liberty
  whatever nothing something trustno trustnoone starlight stardust blink matrix merlin gandalf maverick
  michael michelle michele jessica jennifer daniel david andrew ashley charlie thomas robert matthew
  jordan joshua george hannah amanda nicole samantha elizabeth anthony william joseph justin james john
  maria marina martin mark peter paul patrick stephen steven richard alexander alexandra alex chris
  christian christopher christine sophie sophia oliver olivia emily emma isabella jack jacob lauren
  taylor jasmine melissa victoria veronica vanessa sabrina natalie natasha andrea angela barbara carlos
  juan jose fernando francisco roberto ricardo eduardo mohamed mohammed ahmed ali hassan fatima ibrahim
  australia sydney melbourne brisbane perth adelaide canberra queensland victoria london england britain
  scotland ireland america canada california newyork texas chicago boston johannesburg capetown auckland
  newzealand southafrica germany berlin france paris italy spain india delhi mumbai china brazil holdfast
  internetaccess mypassword newpassword yourpassword thisisapassword nopassword password1234 fuckyou
  fuckoff asshole bitch bitches sexy hottie jesus jesuschrist christ heaven blessed blessing faith hope`.split(
    /\s+/,
  ),
);

/** The letters that digits and symbols stand for when a person disguises a word. */
const LETTER_OF: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "(": "c",
  "3": "e",
  "€": "e",
  "6": "g",
  "9": "g",
  "!": "i",
  "1": "i",
  "|": "l",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "2": "z",
};

/** Returns the text in lower case, without accents and full-width forms. */
export const foldPassword = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns readings of a folded text with look-alike symbols as letters; '1' is read as i and as l. */
export const normaliseLookalikes = (folded: string): readonly string[] =>
  ["i", "l"].map((letter) =>
    Array.from(folded, (sign) => (sign === "1" ? letter : (LETTER_OF[sign] ?? sign))).join(""),
  );

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");
const onlyOnce = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Returns the words that may be meant, with and without the characters around them. */
function meantWords(folded: string): readonly string[] {
  const bare = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const withDigits = folded.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  // 'welc0m3!' ends in a letter that looks like a digit, 'welcome3!' does not.
  const meant = [folded, bare, withDigits].flatMap((text) => [text, ...normaliseLookalikes(text)]);
  return meant.flatMap((text) => [lettersOf(text), onlyOnce(lettersOf(text))]);
}

/** Whether digits follow each other by a constant step of at most one: '1234', '4321', '7777'. */
function isRun(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => Number(digit) - Number(digits[at]));
  return digits.length > 2 && steps.every((step) => Math.abs(step) <= 1 && step === steps[0]);
}

/** Whether a text is one or two letters and a run of digits: 'Aa123456!'. */
function isDigitsAfterLetters(folded: string): boolean {
  const [, digits = ""] =
    /^\p{L}{1,2}(\p{N}+)$/u.exec(folded.replaceAll(/[^\p{L}\p{N}]/gu, "")) ?? [];
  return isRun(digits);
}

/** Alternating letters and digits, in the order of the keyboard or the alphabet: '1q2w3e', 'a1b2c3'. */
const INTERLEAVED =
  /^(?:1?q2w3e(?:4r)?(?:5t)?(?:6y)?|q1w2e3(?:r4)?(?:t5)?|1?a?1?b2c3(?:d4)?(?:e5)?|a1b2c3(?:d4)?|1qaz2wsx(?:3edc)?|zaq1(?:2wsx|xsw2)?|abc123(?:abc)?|qwe123|123qwe|123abc|asd123)$/u;

/** Fewer different characters than this form a pattern. */
const FEWEST_DIFFERENT = 5;

/** Whether a password is common. Ignores case and the characters before and after the word. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password);
  return (
    new Set(folded).size < FEWEST_DIFFERENT ||
    meantWords(folded).some((word) => WORDS.has(word)) ||
    isDigitsAfterLetters(folded) ||
    INTERLEAVED.test(folded.replaceAll(/[^\p{L}\p{N}]/gu, ""))
  );
}
