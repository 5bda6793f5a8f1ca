import { expect, test } from 'vitest';
import { createFeedOptions } from './plugin-options';

const plain = { date: '2026-11-20', tags: ['care'] };
/** The feed's item of a post. */
function createItem(title: string, description: string) {
  const [feed] = createFeedOptions('https://agency.example', 'Larkspan & Daughters').feeds;
  const node = { fields: { name: 'a' }, frontmatter: { ...plain, title, description } };
  const site = { siteMetadata: { title: '', siteUrl: '' } };
  return feed?.serialize({ query: { site, allMdx: { nodes: [node] } } })[0];
}

test('escapes title and description, which feed readers interpret as HTML', () => {
  expect(createItem('Care for <65', '<b>Tubs</b> & bars ]]> more')).toMatchObject({
    title: 'Care for &lt;65',
    description: '&lt;b&gt;Tubs&lt;/b&gt; &amp; bars ]]&gt; more',
  });
});
