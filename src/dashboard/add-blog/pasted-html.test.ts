// @vitest-environment jsdom
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
