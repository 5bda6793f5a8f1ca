import { expect, test } from 'vitest';
import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { parseBody } from '../../../contract/mdx/parse-body';
import { createFeed } from './list-files';
import type { PlannedPage } from '../page-plan/planned-page';

const office = {
  id: 'new-jersey',
  phone: '(973) 555-0118',
  afterHours: { phone: '' },
  address: {},
};
const articleLayout = { language: 'en', region: office, variants: ['/hha'] };
const site = {
  name: 'Larkspan & Daughters',
  url: 'https://agency.example',
  social: { facebook: '', instagram: '', tiktok: '', youtube: '' },
};

/** The feed of a post about New Jersey. */
function createFeedOf(fields: object, content: ContentNode[] = []): string {
  const context = {
    language: 'en',
    articleLayout,
    title: 'Care',
    description: 'How',
    date: '2026-11-20',
    author: 'Olive Owner',
    tags: [{ label: 'Care', path: '/blog/tags/care' }],
    ...fields,
  };
  const page = { path: '/blog/a', template: 'post', file: '', context, content };
  return createFeed([page as unknown as PlannedPage], site);
}

test('escapes descriptions, which feed readers interpret as HTML, but not titles', () => {
  const feed = createFeedOf({ title: 'Care for <65', description: '<b>Tubs</b> & bars' });
  expect(feed).toContain('<title><![CDATA[Care for <65]]></title>');
  expect(feed).toContain('<![CDATA[&lt;b&gt;Tubs&lt;/b&gt; &amp; bars]]>');
});

test.each(['America/New_York', 'America/Detroit', 'Pacific/Honolulu', 'UTC'])(
  'an article of November 20 has that date in %s',
  (timeZone) => {
    const [, published = ''] = /<pubDate>(.*)<\/pubDate>/.exec(createFeedOf({})) ?? [];
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
    expect(format.format(new Date(published))).toBe('November 20, 2026');
  },
);

test('has the author and the full text, with links that work outside the site', async () => {
  const body =
    'Call <RegionPhone /> & see [aides](/hha) or [us](https://agency.example/).\n\n![A door](/images/a.png)';
  const feed = createFeedOf({}, (await parseBody(body, 'blog')).content);
  expect(feed).toContain('<dc:creator><![CDATA[Olive Owner]]></dc:creator>');
  expect(feed).toContain('<guid isPermaLink="true">https://agency.example/blog/a</guid>');
  expect(feed).toContain(
    '<p>Call (973) 555-0118 &amp; see <a href="https://agency.example/new-jersey/hha">aides</a> or <a href="https://agency.example/">us</a>.</p><p><img src="https://agency.example/images/a.png" alt="A door"></p>',
  );
});
