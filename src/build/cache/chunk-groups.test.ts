import { expect, test } from 'vitest';
import { serializeGroups, deserializeGroups, type ChunkGroup } from './chunk-groups';

function group(name: string | null, hash: string, importedBy: string | null = null): ChunkGroup {
  return {
    name,
    chunks: [{ hash }],
    childrenIterable: [],
    origins: [{ module: importedBy === null ? null : { identifier: () => importedBy } }],
  };
}

test('restores chunk groups from JSON', () => {
  const page = group('component---page', '11', 'async-requires.js');
  const entry = { ...group('render-page', '22'), childrenIterable: [page] };
  const json = JSON.stringify(serializeGroups([entry, page]));
  const [first, second] = deserializeGroups(JSON.parse(json) as ReturnType<typeof serializeGroups>);
  expect([...(first?.childrenIterable ?? [])]).toEqual([second]);
  expect(first?.origins[0]?.module).toBeNull();
  expect(second).toMatchObject({ name: 'component---page', chunks: [{ hash: '11' }] });
  expect(second?.origins[0]?.module?.identifier()).toBe('async-requires.js');
});
