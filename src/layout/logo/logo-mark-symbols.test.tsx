import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renameTakenIds, collectIds } from '../../../contract/mdx/heading-ids';
import { IconSprite } from '../../ui/icons/icon-sprite';
import { FeedBadgeSymbol } from '../footer/feed-badge';
import { LogoMarkSymbols } from './logo-mark-symbols';

test('no heading of a page gets the id of an icon', () => {
  const sprite = renderToStaticMarkup(
    <IconSprite>
      <LogoMarkSymbols />
      <FeedBadgeSymbol />
    </IconSprite>,
  );
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(20);
  const headings = ids.map((id) => ({ type: 'h2', props: { id } }));
  expect(collectIds(renameTakenIds(headings, 'blog'))).toEqual(ids.map((id) => `text-${id}`));
});
