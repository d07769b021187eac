/*
 * Texts that people write and the product sends from its own address. Mail programs and phones turn addresses in them
 * into links, also without 'https://'. The readers did not ask for these, so the address is written out instead.
 */

const TWO_LETTERS =
  "ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";
const LONGER =
  "com net org edu gov mil int info biz name pro mobi asia app dev page web site online store shop club xyz top vip live life link click icu win bid loan work works world today news media email cloud host space tech digital agency support help services solutions systems network group global company international finance financial bank money credit cash fund exchange market markets trade trading business law legal health care hospital pharmacy dental school academy college university kiwi sydney melbourne london nyc tokyo berlin paris wales scot cymru example zip mov";
const ENDINGS = new Set(`${TWO_LETTERS} ${LONGER}`.split(" "));

/** The dots that browsers read as one, such as the full-width one. */
const DOT = "[.\\u3002\\uff0e\\uff61\\u2024]";
const EVERY_DOT = new RegExp(DOT, "gu");
/** A dot of an address, written out. */
const WRITTEN_DOT = "(dot)";
const LETTER = "[\\p{L}\\p{M}\\p{N}_-]";
const ENDING = "(?:xn--[a-z0-9-]+|\\p{L}[\\p{L}\\p{M}]+)";
const SCHEME = /(?<=\p{L}):[/\\\u2044\u2215\uff0f]{1,2}/gu;
const DOTTED = new RegExp(`(?<=${LETTER})${DOT}(?=(${ENDING}))`, "giu");
/** Marks of no width, which would split an address and show it whole. */
const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]/gu;

/** A host by its number. */
const IP_ADDRESS = new RegExp(`\\p{Nd}{1,3}(?:${DOT}\\p{Nd}{1,3}){3}`, "gu");
/** Initials before a name, as in 'J.P.Smith'. */
const INITIAL = new RegExp(
  `(?<!${LETTER})\\p{Lu}${DOT}(?=\\p{Lu}[\\p{Ll}\\p{M}]+(?![\\p{L}\\p{M}\\p{N}_@/:?#-]))`,
  "gu",
);

/**
 * Returns whether a mail program or a phone could make a link of a part of a name. There are too many endings to know
 * them all, so every dot between words counts, except after an initial. Pure.
 */
export function hasLink(text: string): boolean {
  const visible = text.replaceAll(INVISIBLE, "");
  if (/:\/\/|www\./iu.test(visible) || visible.search(IP_ADDRESS) >= 0) return true;
  return [...visible.matchAll(DOTTED)].some(
    ({ index, 1: ending = "" }) => isKnown(ending) || !isAfterInitial(visible, index),
  );
}

const isAfterInitial = (text: string, dot: number) =>
  [...text.matchAll(INITIAL)].some(({ index, 0: { length } }) => index + length - 1 === dot);

const isKnown = (ending: string) =>
  ENDINGS.has(ending.toLowerCase()) || ending.toLowerCase().startsWith("xn--");

/**
 * Returns a text of which nothing becomes a link: 'status.aws.com' is written 'status(dot)aws(dot)com'. All words
 * remain. A dot between words that are no address gets the blank that was forgotten after it. Pure.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(INVISIBLE, "").replaceAll(SCHEME, ": ").split(/(\s+)/u).map(unlinked).join("");

function unlinked(word: string): string {
  const isAddress =
    /^www\b/iu.test(word) || [...word.matchAll(DOTTED)].some(([, ending = ""]) => isKnown(ending));
  return word
    .replaceAll(IP_ADDRESS, (address) => address.replaceAll(EVERY_DOT, WRITTEN_DOT))
    .replaceAll(DOTTED, (_, ending: string) =>
      isAddress && ending === ending.toLowerCase() ? WRITTEN_DOT : ". ",
    );
}

/** Returns whether `withoutLinks` writes an address of a text out. Pure. */
export const hasWrittenOut = (text: string): boolean =>
  !text.includes(WRITTEN_DOT) && withoutLinks(text).includes(WRITTEN_DOT);

/** Returns a text of at most `max` characters, cut at a word and marked with '…' if it was longer. Pure. */
export function shortened(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join("");
  const atWord = /\s/u.test(characters[max - 1] ?? "") ? start : start.replace(/\s+\S*$/u, "");
  return `${atWord.replace(/[\s,;:.!?–—-]+$/u, "")}…`;
}
