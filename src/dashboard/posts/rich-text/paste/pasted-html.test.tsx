import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html';

const item = (marker: string, words: string, level = 1) =>
  `<p class="MsoListParagraph" style="margin-left:.5in;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${words}</p>`;
/** Without the comments and wrappers that say nothing. */
const plain = (html: string) =>
  pastedHtml(html)
    .replace(/<!--.*?-->|<span[^>]*><\/span>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('the headings of a page become those that a post has', () => {
  expect(plain('<h1>Before <em>the</em> visit</h1><h3>Keys</h3><h5>Where</h5>')).toBe(
    '<h2>Before <em>the</em> visit</h2><h3>Keys</h3><h3>Where</h3>',
  );
});

test('what Word calls lists become lists, one for each kind, with the deeper ones inside', () => {
  expect(
    plain(
      `<p>Bring:</p>${item('·', 'Medicines')}${item('o', 'in their boxes', 2)}${item('·', 'The key')}${item('1.', 'Call')}${item('2.', 'Write')}<p>Done.</p>`,
    ),
  ).toBe(
    '<p>Bring:</p><ul><li>Medicines<ul><li>in their boxes</li></ul></li><li>The key</li></ul><ol><li>Call</li><li>Write</li></ol><p>Done.</p>',
  );
});

test('pictures that come with a text stay behind', () => {
  expect(
    plain('<p>One <img src="file:///c:/a.png" width="3"> two</p><svg><path d=""/></svg>'),
  ).toBe('<p>One two</p>');
});

test('a cell of several lines is one line, in which they stay apart', () => {
  const cell = (inside: string) =>
    plain(`<table><tbody><tr><td>${inside}</td></tr></tbody></table>`).replace(/<[^>]*>/g, '');
  expect(cell('<p>$18.50 </p>\n<p>$19.00</p>')).toBe('$18.50, $19.00');
  expect(cell('Ann<br><br>Bea')).toBe('Ann, Bea');
  expect(cell('<div>Bring:</div><ul><li>Keys</li><li>Card</li></ul>')).toBe('Bring: Keys, Card');
  expect(cell(`<p>Bring</p>${item('·', 'Keys')}`)).toBe('Bring, Keys');
  expect(cell('<span>Monday<br></span>')).toBe('Monday');
  expect(cell('a <b>bold</b> word')).toBe('a bold word');
  expect(cell('Outer<table><tr><td>in</td><td>ner</td></tr></table>')).toBe('Outer, in, ner');
});

test('a link that would lead nowhere comes as its words, any other as it is', () => {
  const footnotes =
    '<p>See<a href="#_ftn1">[1]</a>, <a href="file:///C:/a.docx">our <b>file</b></a> and <a href="javascript:alert(1)">this</a>.</p>';
  expect(plain(footnotes)).toBe('<p>See[1], our <b>file</b> and this.</p>');
  const kept =
    '<p><a href="https://www.cdc.gov/flu">Flu</a> <a href="/contact">us</a> <a href="mailto:a@b.example">mail</a></p>';
  expect(plain(kept)).toBe(kept);
});

test('the empty lines of Word are no paragraphs, and part its lists', () => {
  const empty = '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>';
  expect(plain(`<p>One</p>${empty}<p>Two</p>`)).toBe('<p>One</p><p>Two</p>');
  expect(plain(`${item('(1)', 'Call')}${empty}${item('(1)', 'Write')}`)).toBe(
    '<ol><li>Call</li></ol><ol><li>Write</li></ol>',
  );
});
