import { expect, test } from 'vitest';
import { cleanPastedHtml, formatLost } from './pasted-html';

const wordItem = (marker: string, words: string, level = 1) =>
  `<p class="MsoListParagraph" style="margin-left:.5in;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${words}</p>`;
const clean = (html: string) =>
  cleanPastedHtml(html)
    .html.replace(/<!--.*?-->|<span[^>]*><\/span>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('headings get the two levels of a post', () => {
  expect(clean('<h1>Before <em>the</em> visit</h1><h3>Keys</h3><h5>Where</h5>')).toBe(
    '<h2>Before <em>the</em> visit</h2><h3>Keys</h3><h3>Where</h3>',
  );
});

test('list items of Word become nested lists', () => {
  expect(
    clean(
      `<p>Bring:</p>${wordItem('·', 'Medicines')}${wordItem('o', 'in their boxes', 2)}${wordItem('·', 'The key')}${wordItem('1.', 'Call')}${wordItem('2.', 'Write')}<p>Done.</p>`,
    ),
  ).toBe(
    '<p>Bring:</p><ul><li>Medicines<ul><li>in their boxes</li></ul></li><li>The key</li></ul><ol><li>Call</li><li>Write</li></ol><p>Done.</p>',
  );
});

test.each([
  ['a picture from Word', '<p><v:shape><img src="file:///C:/clip_image001.png"></v:shape></p>', 1],
  ['two pictures of a page', '<img src="/a.png"><picture><img src="/b.png"></picture>', 2],
  ['a drawing', '<svg><path d=""/></svg>', 1],
  ['an invisible dot', '<p>a<img src="https://a.example/t.gif" width="1" height="1"></p>', 0],
  ['text only', '<p>a</p>', 0],
])('counts the lost pictures of %s', (_, html, count) => {
  expect(cleanPastedHtml(html).lost.pictures).toBe(count);
});

test('images are removed', () => {
  expect(
    clean('<p>One <img src="file:///c:/a.png" width="3"> two</p><svg><path d=""/></svg>'),
  ).toBe('<p>One two</p>');
});

test('the lines of a table cell are joined', () => {
  const cell = (inside: string) =>
    clean(`<table><tbody><tr><td>${inside}</td></tr></tbody></table>`).replace(/<[^>]*>/g, '');
  expect(cell('<p>$18.50 </p>\n<p>$19.00</p>')).toBe('$18.50, $19.00');
  expect(cell('Ann<br><br>Bea')).toBe('Ann, Bea');
  expect(cell('<div>Bring:</div><ul><li>Keys</li><li>Card</li></ul>')).toBe('Bring: Keys, Card');
  expect(cell(`<p>Bring</p>${wordItem('·', 'Keys')}`)).toBe('Bring, Keys');
  expect(cell('a <b>bold</b> word')).toBe('a bold word');
  expect(cell('Outer<table><tr><td>in</td><td>ner</td></tr></table>')).toBe('Outer, in, ner');
});

test.each([
  [
    'Word',
    '<p>Pay <span class="msoDel"><del cite="mailto:a@b.example">$18</del></span><ins>$19</ins><span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[AB1]</a></span></p><div style="mso-element:comment-list"><hr class="msocomoff"><div style="mso-element:comment"><p class="MsoCommentText">Ask Ann</p></div></div>',
  ],
  [
    'Google Docs',
    '<p><span>Pay </span><span style="text-decoration: line-through">$18</span><span>$19</span><sup id="cmnt_ref1"><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Ask Ann</span></p></div>',
  ],
])('comments and deleted text of %s stay behind', (_, html) => {
  expect(clean(html).replace(/<[^>]*>/g, '')).toBe('Pay $19');
  expect(cleanPastedHtml(html).lost).toMatchObject({ deletions: 1, links: 0 });
});

test('what is lost is named', () => {
  const { lost } = cleanPastedHtml(
    '<p><img src="/a.png"><s>old</s> <a href="http://intranet/a">a</a></p><video src="/a.mp4"></video><iframe src="https://a.example"></iframe>',
  );
  expect(formatLost(lost)).toMatch(
    /^Not pasted: 1 picture, 2 videos or embedded pages, 1 link \(.*\), crossed-out text\. Save each/,
  );
  expect(formatLost(cleanPastedHtml('<p>a</p>').lost)).toBe('');
});

test('links that lead nowhere are replaced by their text', () => {
  const broken =
    '<p>See<a href="#_ftn1">[1]</a>, <a href="file:///C:/a.docx">our <b>file</b></a> and <a href="javascript:alert(1)">this</a>.</p>';
  expect(clean(broken)).toBe('<p>See[1], our <b>file</b> and this.</p>');
  const working =
    '<p><a href="https://www.cdc.gov/flu">Flu</a> <a href="/contact">us</a> <a href="mailto:a@b.example">mail</a></p>';
  expect(clean(working)).toBe(working);
});

test('empty paragraphs are removed and separate lists of Word', () => {
  const empty = '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>';
  expect(clean(`<p>One</p>${empty}<p>Two</p>`)).toBe('<p>One</p><p>Two</p>');
  expect(clean(`${wordItem('(1)', 'Call')}${empty}${wordItem('(1)', 'Write')}`)).toBe(
    '<ol><li>Call</li></ol><ol><li>Write</li></ol>',
  );
});
