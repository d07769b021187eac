import { crc32, deflateRawSync } from "node:zlib";

/** A part of an archive. */
export type ZipPart = {
  readonly name: string;
  readonly content: Buffer | string;
  /** General purpose flags: 1 marks an encrypted part. */
  readonly flags?: number;
  /** The unpacked size that the archive states, if it lies. */
  readonly statedSize?: number;
};

/** Returns a .zip file, byte by byte, so that tests can make files that no program would write. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, statedSize } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(statedSize ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name)]);
    local.push(header, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002"),
        Buffer.from([20, 0]),
        fields,
        place,
        Buffer.from(name),
      ]),
    );
    offset += header.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type Sheet = { readonly name: string; readonly data: string; readonly state?: string };

/** The parts of a workbook as Excel writes them; `data` is the content of each sheet's `<worksheet>`. */
export function workbookParts(
  sheets: readonly Sheet[],
  {
    sharedStrings,
    properties = "",
    styles,
  }: {
    readonly sharedStrings?: string;
    readonly properties?: string;
    readonly styles?: string;
  } = {},
): ZipPart[] {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const extra = [
    ...(sharedStrings ? [{ id: "rIdS", file: "sharedStrings", content: sharedStrings }] : []),
    ...(styles ? [{ id: "rIdT", file: "styles", content: styles }] : []),
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return [
    {
      name: "[Content_Types].xml",
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`).join("")}${extra.map(({ file }) => `<Override PartName="/xl/${file}.xml" ContentType="${type}.${file}+xml"/>`).join("")}</Types>`,
    },
    {
      name: "_rels/.rels",
      content: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${numbered.map(({ name, number, state }) => `<sheet name="${name}" sheetId="${number}"${state ? ` state="${state}"` : ""} r:id="rId${number}"/>`).join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join("")}${extra.map(({ id, file }) => `<Relationship Id="${id}" Type="${RELATIONS}/${file}" Target="${file}.xml"/>`).join("")}</Relationships>`,
    },
    ...numbered.map(({ number, data }) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      content: `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">${data}</worksheet>`,
    })),
    ...extra.map(({ file, content }) => ({
      name: `xl/${file}.xml`,
      content: HEAD + content.replace(">", ` xmlns="${MAIN}">`),
    })),
  ];
}
