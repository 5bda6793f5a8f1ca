import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { giveWay } from './give-way';
import { toTable, writeCsv } from './spreadsheet';
import { writeWorkbook } from './workbook';

async function* countTo(count: number) {
  for (let row = 1; row <= count; row += 1) yield await Promise.resolve(row);
}

const columns = [{ label: 'Number', cell: (row: number) => row }];

test.each([
  ['CSV', writeCsv],
  ['Excel', (table: ReturnType<typeof toTable>) => writeWorkbook('numbers', table)],
] as const)('other work goes on while %s is written', async (_format, write) => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const file = Readable.from(write(toTable(columns, giveWay(countTo(50_000)))));
  for await (const _chunk of file);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
