import { expect, test } from 'vitest';
import type { ContentNode } from '../../contract/mdx/content-node';
import { mdxToData } from '../../contract/mdx/mdx-to-data';
import type { LayoutContext } from '../site/page-context';
import { createFeedOptions } from './plugin-options';

const office = {
  id: 'new-jersey',
  phone: '(973) 555-0118',
  afterHours: { phone: '' },
  address: {},
};
const articleLayout = { region: office, variants: ['/hha'] } as unknown as LayoutContext;

/** The feed's item of a post about New Jersey. */
function createItem(fields: object, content: ContentNode[] = []) {
  const [feed] = createFeedOptions('https://agency.example', 'Larkspan & Daughters').feeds;
  const frontmatter = {
    title: 'Care',
    description: 'How',
    date: '2026-11-20T00:00:00.000Z',
    author: 'Olive Owner',
    tags: ['care'],
    ...fields,
  };
  const page = { path: '/blog/a', pageContext: { articleLayout } as never };
  return feed?.serialize({
    query: {
      allMdx: { nodes: [{ content, fields: { name: 'a' }, frontmatter }] },
      allSitePage: { nodes: [page] },
    },
  })[0];
}

test('escapes title and description, which feed readers interpret as HTML', () => {
  const fields = { title: 'Care for <65', description: '<b>Tubs</b> & bars ]]> more' };
  expect(createItem(fields)).toMatchObject({
    title: 'Care for &lt;65',
    description: '&lt;b&gt;Tubs&lt;/b&gt; &amp; bars ]]&gt; more',
  });
});

test.each(['America/New_York', 'America/Detroit', 'Pacific/Honolulu', 'UTC'])(
  'an article of November 20 has that date in %s',
  (timeZone) => {
    const date = new Date(createItem({})?.date ?? '');
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
    expect(day).toBe('November 20, 2026');
  },
);

test('has the author and the full text, with links that work outside the site', async () => {
  const body =
    'Call <RegionPhone /> & see [aides](/hha) or [us](https://agency.example/).\n\n![A door](/images/a.png)';
  const item = createItem({}, await mdxToData(body, 'blog'));
  expect(item).toMatchObject({ author: 'Olive Owner', url: 'https://agency.example/blog/a' });
  expect(item?.custom_elements?.[0]?.['content:encoded']._cdata).toBe(
    '<p>Call (973) 555-0118 &amp; see <a href="https://agency.example/new-jersey/hha">aides</a> or <a href="https://agency.example/">us</a>.</p><p><img src="https://agency.example/images/a.png" alt="A door"></p>',
  );
});
