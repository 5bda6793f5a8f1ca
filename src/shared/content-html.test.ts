import { expect, test } from 'vitest';
import { parseBody } from '../../contract/mdx/parse-body';
import type { RegionRecord } from './page-context';
import { renderContentHtml } from './content-html';

const office: RegionRecord = {
  id: 'maryland',
  company: 'Larkspan & Daughters',
  state: 'Maryland',
  place: 'Maryland',
  path: '/maryland',
  phone: '(410) 555-0136',
  afterHours: { phone: '(410) 555-0137', purpose: 'Missed visits' },
  email: 'maryland@larkspan.example',
  address: { street: '310 Warbler Row', city: 'Baltimore', state: 'MD', zip: '21201' },
  hours: [],
  holidays: [],
  replyWithin: 60,
  license: '',
  counties: [],
  areas: [],
  countyNames: [],
  programs: [],
};

test('keeps paragraphs, headings, and lists, and removes links and attributes', () => {
  const html = renderContentHtml(
    [
      { type: 'h2', props: { id: 'need' }, children: ['What you need'] },
      {
        type: 'ul',
        children: [
          {
            type: 'li',
            children: ['a ', { type: 'a', props: { href: '/x' }, children: ['card'] }],
          },
        ],
      },
    ],
    office,
  );
  expect(html).toBe('<h2>What you need</h2><ul><li>a card</li></ul>');
});

test('contains the office’s details as escaped text', () => {
  const html = renderContentHtml(
    [{ type: 'p', children: ['Ask ', { type: 'RegionName' }, ': <b>', { type: 'RegionPhone' }] }],
    office,
  );
  expect(html).toBe('<p>Ask Larkspan &amp; Daughters: &lt;b&gt;(410) 555-0136</p>');
});

test('contains the titles of callouts and steps', () => {
  const callout = {
    type: 'Callout',
    props: { title: 'Paid & trained' },
    children: ['From day one.'],
  };
  const step = { type: 'Step', props: { title: 'Call us' }, children: [] };
  expect(renderContentHtml([callout, { type: 'Steps', children: [step] }], office)).toBe(
    '<p><strong>Paid &amp; trained</strong></p>From day one.<ol><li><p><strong>Call us</strong></p></li></ol>',
  );
});

test.each([
  [
    '| Shift | Pay |\n|---|---|\n| Day | $20 |\n| Night | |',
    '<ul><li>Shift, Pay</li><li>Day, $20</li><li>Night</li></ul>',
  ],
  [
    'Before\n\n#### Pay\n\n```\n9 < 5\n6 to 2\n```\n\nAfter',
    '<p>Before</p><h4>Pay</h4><p>9 &lt; 5<br>6 to 2</p><p>After</p>',
  ],
  [
    'Paid[^1] weekly[^1].\n\n[^1]: By card.',
    '<p>Paid weekly.</p><h2>Footnotes</h2><ol><li><p>By card.</p></li></ol>',
  ],
  [
    'See\n\n<Figure src="/a.png" alt="A" caption="Aides & nurses" />\n\nthem.',
    '<p>See</p><p>Aides &amp; nurses</p><p>them.</p>',
  ],
])(
  'what stands side by side on a page does not run into one word in a description: %j',
  async (body, html) => {
    const { content } = await parseBody(body, 'jobs');
    expect(renderContentHtml(content, office)).toBe(html);
  },
);
