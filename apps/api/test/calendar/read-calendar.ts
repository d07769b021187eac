/**
 * Only for tests: reads a calendar file by the grammar of RFC 5545 and refuses what that does not allow. It shares no
 * code with what writes the files, and knows the properties that an event of ours may have.
 */
export type CalendarEvent = {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  /** Undefined if the file has none. */
  readonly location: string | undefined;
  readonly description: string;
  readonly status: string;
};

/** Reads a calendar with one event. @throws Error that names the rule which the file breaks */
export function readCalendar(file: Uint8Array): CalendarEvent {
  const lines = unfolded(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file));
  const parts = lines.map(contentLine);
  const calendar = inside("VCALENDAR", parts);
  const from = calendar.findIndex(({ name }) => name === "BEGIN");
  const to = calendar.findIndex(({ name }) => name === "END");
  const event = inside("VEVENT", calendar.slice(from, to + 1));
  checkProperties([...calendar.slice(0, from), ...calendar.slice(to + 1)], CALENDAR_PROPERTIES);
  checkProperties(event, EVENT_PROPERTIES);
  const valueOf = (name: string) => event.find((line) => line.name === name)?.value;
  const required = (name: string) => valueOf(name) ?? broken(`no ${name} (3.6.1)`);
  const start = utcInstant(required("DTSTART"));
  const end = utcInstant(required("DTEND"));
  if (end <= start) broken("DTEND is not later than DTSTART (3.8.2.2)");
  const status = required("STATUS");
  if (!EVENT_STATUSES.has(status)) broken(`STATUS:${status} (3.8.1.11)`);
  const sequence = required("SEQUENCE");
  if (!/^\d+$/u.test(sequence)) broken(`SEQUENCE:${sequence} (3.8.7.4)`);
  const location = valueOf("LOCATION");
  return {
    uid: unescaped(required("UID")),
    sequence: Number(sequence),
    stamp: utcInstant(required("DTSTAMP")),
    start,
    end,
    summary: unescaped(required("SUMMARY")),
    location: location === undefined ? undefined : unescaped(location),
    description: unescaped(required("DESCRIPTION")),
    status,
  };
}

type ContentLine = { readonly name: string; readonly value: string };

/** Whether a property must be there; each may be there once (3.6, 3.6.1). */
type Properties = Readonly<Record<string, "required" | "optional">>;
const CALENDAR_PROPERTIES: Properties = {
  PRODID: "required",
  VERSION: "required",
  CALSCALE: "optional",
  METHOD: "optional",
};
/** DTSTART is required because our calendars have no METHOD. */
const EVENT_PROPERTIES: Properties = {
  DTSTAMP: "required",
  UID: "required",
  DTSTART: "required",
  DTEND: "optional",
  SEQUENCE: "optional",
  SUMMARY: "optional",
  LOCATION: "optional",
  DESCRIPTION: "optional",
  STATUS: "optional",
};
const EVENT_STATUSES: ReadonlySet<string> = new Set(["TENTATIVE", "CONFIRMED", "CANCELLED"]);

const MOST_OCTETS = 75;

/** Returns the lines without their folds (3.1). */
function unfolded(text: string): readonly string[] {
  if (!text.endsWith("\r\n")) broken("the last line does not end (3.1)");
  const printed = text.slice(0, -2).split("\r\n");
  const lines: string[] = [];
  for (const line of printed) {
    if (/[\r\n]/u.test(line)) broken("a line break that is not CRLF (3.1)");
    if (Buffer.byteLength(line) > MOST_OCTETS) broken("a line of more than 75 octets (3.1)");
    const previous = lines.pop();
    if (!/^[ \t]/u.test(line)) {
      if (previous !== undefined) lines.push(previous);
      lines.push(line);
    } else if (previous === undefined) broken("the first line is a continuation (3.1)");
    else lines.push(previous + line.slice(1));
  }
  return lines;
}

/** Our properties have no parameters, such as a time zone. */
function contentLine(line: string): ContentLine {
  const [, name, value] =
    /^([A-Za-z0-9-]+):([\t\u0020-\u007E\u0080-\u{10FFFF}]*)$/u.exec(line) ?? [];
  if (name === undefined || value === undefined) return broken(`the line '${line}' (3.1)`);
  return { name: name.toUpperCase(), value };
}

/** Returns the lines of the one component of that name. */
function inside(name: string, lines: readonly ContentLine[]): readonly ContentLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  const isWhole = first?.name === "BEGIN" && last?.name === "END" && lines.length > 1;
  if (!isWhole || first.value !== name || last.value !== name) broken(`no whole ${name} (3.6)`);
  return lines.slice(1, -1);
}

function checkProperties(lines: readonly ContentLine[], allowed: Properties): void {
  const names = lines.map(({ name }) => name);
  for (const [at, name] of names.entries()) {
    if (allowed[name] === undefined) broken(`the property ${name} (3.6)`);
    if (names.indexOf(name) !== at) broken(`${name} twice (3.6)`);
  }
  for (const [name, need] of Object.entries(allowed))
    if (need === "required" && !names.includes(name)) broken(`no ${name} (3.6)`);
  const version = lines.find(({ name }) => name === "VERSION");
  if (version !== undefined && version.value !== "2.0") broken("a VERSION other than 2.0 (3.7.4)");
}

/** Reads a date with a time in UTC (3.3.5, form 2). */
function utcInstant(value: string): Date {
  const iso = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, "$1-$2-$3T$4:$5:$6.000Z");
  const instant = new Date(iso);
  const isTime = iso !== value && !Number.isNaN(instant.getTime()) && instant.toISOString() === iso;
  return isTime ? instant : broken(`the time '${value}' (3.3.5)`);
}

/** Reads a TEXT value (3.3.11): backslashes, semicolons, commas and line breaks are escaped, and nothing else is. */
function unescaped(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) broken(`the text '${value}' (3.3.11)`);
  return value.replaceAll(/\\(.)/gu, (_, character: string) =>
    character.toLowerCase() === "n" ? "\n" : character,
  );
}

function broken(rule: string): never {
  throw new Error(`Not a calendar by RFC 5545: ${rule}.`);
}
