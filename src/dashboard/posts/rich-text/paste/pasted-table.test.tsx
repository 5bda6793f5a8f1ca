import { expect, test } from 'vitest';
import { cleanPastedHtml } from './pasted-html';
import { readPastedTable } from './pasted-table';

test('the cells of a table keep links and emphasis', () => {
  const { html } = cleanPastedHtml(
    '<table><tr><td><p><b>Day</b></p></td><td> Who</td></tr><tr><td><p>Mon <i>or</i></p><p>Tue</p></td><td><b>Call\n<a href="https://example.com/a">Ann</a></b> <a href="#top">up</a></td></tr></table>',
  );
  const [table] = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const text = (value: string) => ({ type: 'text', value });
  const rows = readPastedTable(table as Element).map(({ children = [] }) =>
    children.map((cell) => cell.children),
  );
  expect(rows).toEqual([
    [[text('Day')], [text('Who')]],
    [
      [text('Mon '), { type: 'emphasis', children: [text('or')] }, text(', Tue')],
      [
        {
          type: 'strong',
          children: [
            text('Call '),
            { type: 'link', url: 'https://example.com/a', children: [text('Ann')] },
          ],
        },
        text(' up'),
      ],
    ],
  ]);
});

test('a merged cell keeps the columns of the others', () => {
  const [table] = new DOMParser()
    .parseFromString(
      '<table><tr><th rowspan="2">County</th><th colspan="2">Phones</th></tr><tr><td>Day</td><td>Night</td></tr><tr><td>Kings</td><td rowspan="9">1</td><td>2</td></tr><tr><td>Queens</td><td>4</td></tr></table>',
      'text/html',
    )
    .querySelectorAll('table');
  const toText = (nodes: { value?: string }[] = []) => nodes.map(({ value }) => value).join('');
  const rows = readPastedTable(table as Element).map(({ children = [] }) =>
    children.map((cell) => toText(cell.children)),
  );
  expect(rows).toEqual([
    ['County', 'Phones', ''],
    ['', 'Day', 'Night'],
    ['Kings', '1', '2'],
    ['Queens', '', '4'],
  ]);
});
