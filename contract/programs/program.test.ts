import { expect, test } from 'vitest';
import { isOffered, type Program } from './program';

test('a program is offered in its regions, and without any in all', () => {
  const offered = (regions?: Program['regions']) =>
    (['new-york', 'maryland'] as const).filter((region) =>
      isOffered({ ...(regions && { regions }) }, region),
    );
  expect(offered(['maryland'])).toEqual(['maryland']);
  expect(offered()).toEqual(['new-york', 'maryland']);
});
