import { strToU8, Zip, ZipDeflate } from 'fflate';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import { chunkLength, type Cell, type Table } from './spreadsheet';

/** Excel's limits. */
const maxSheetRows = 1_048_576;
const maxCellLength = 32_767;

/** The formats of cells, in the order of `cellXfs` below. */
const formats = { label: 1, text: 2, day: 3, time: 4 } as const;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xml}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="${contentType}.worksheet+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;

/** Format 49 is '@': a text that is edited later does not become a formula either. */
const styles = `${xml}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/>${[49, 164, 165].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/**
 * Writes an Excel workbook (ECMA-376) while its rows are read, so that one of any size takes little memory. What does not fit on a sheet
 * continues on the next.
 */
export async function* writeWorkbook(
  name: string,
  { labels, rows, widths = [] }: Table,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const addPart = (path: string): ZipDeflate => {
    // The fastest level: the file is a few percent larger.
    const part = new ZipDeflate(path, { level: 1 });
    zip.add(part);
    return part;
  };
  const sheets: string[] = [];
  const openSheet = (): ZipDeflate => {
    sheets.push(sheets.length === 0 ? name : `${name} ${sheets.length + 1}`);
    return addPart(`xl/worksheets/sheet${sheets.length}.xml`);
  };

  addPart('[Content_Types].xml').push(strToU8(contentTypes), true);
  addPart('_rels/.rels').push(strToU8(toRelations([['officeDocument', 'xl/workbook.xml']])), true);
  addPart('xl/styles.xml').push(strToU8(styles), true);
  const header = `${toSheetStart(widths)}${toRow(1, labels, toLabel)}`;
  let sheet = openSheet();
  let text = header;
  let rowNumber = 1;
  for await (const cells of rows) {
    if (rowNumber === maxSheetRows) {
      sheet.push(strToU8(text + sheetEnd), true);
      sheet = openSheet();
      text = header;
      rowNumber = 1;
    }
    rowNumber += 1;
    text += toRow(rowNumber, cells, toCell);
    if (text.length < chunkLength) continue;
    sheet.push(strToU8(text));
    text = '';
    yield* chunks.splice(0);
  }
  sheet.push(strToU8(text + sheetEnd), true);
  addPart('xl/workbook.xml').push(strToU8(toWorkbook(sheets)), true);
  const targets = sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]);
  const parts = toRelations([...targets, ['styles', 'styles.xml']]);
  addPart('xl/_rels/workbook.xml.rels').push(strToU8(parts), true);
  zip.end();
  yield* chunks;
}

function toRelations(targets: readonly (readonly string[])[]): string {
  const items = targets.map(
    ([type = '', target = ''], index) =>
      `<Relationship Id="r${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${xml}<Relationships xmlns="${packages}/relationships">${items.join('')}</Relationships>`;
}

function toWorkbook(sheets: readonly string[]): string {
  const items = sheets.map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  return `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${items.join('')}</sheets></workbook>`;
}

/** The labels stay in view. */
function toSheetStart(widths: readonly (number | undefined)[]): string {
  const columns = widths.flatMap((width, index) =>
    width === undefined
      ? []
      : [`<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`],
  );
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
  }<sheetData>`;
}

const sheetEnd = '</sheetData></worksheet>';

function toRow<Value>(
  number: number,
  values: readonly Value[],
  toXml: (place: string, value: Value) => string,
): string {
  const cells = values.map((value, index) => toXml(`r="${toColumnName(index)}${number}"`, value));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A to Z, then AA to ZZ. */
function toColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${toColumnName(Math.floor(index / 26) - 1)}${letter}`;
}

function toLabel(place: string, label: string): string {
  return toTextCell(place, label, formats.label);
}

function toCell(place: string, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'string') return toTextCell(place, cell, formats.text);
  // Sheets have no time zones: the office's local time is written as if it were UTC.
  return cell instanceof Date
    ? toDateCell(place, `${formatOfficeTime(cell).replace(' ', 'T')}Z`, formats.time)
    : toDateCell(place, `${cell.day}T00:00Z`, formats.day);
}

function toTextCell(place: string, text: string, format: number): string {
  const escaped = escapeXml(text.slice(0, maxCellLength));
  return `<c ${place} s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/** Days since the end of 1899, as Excel counts them. */
function toDateCell(place: string, time: string, format: number): string {
  const days = (Date.parse(time) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return `<c ${place} s="${format}"><v>${days}</v></c>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return (
    text
      // Characters that XML 1.0 has no way to write
      // oxlint-disable-next-line no-control-regex
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      .replace(/[&<>"\r]/g, (character) => entities[character] ?? '')
  );
}
