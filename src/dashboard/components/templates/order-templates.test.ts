import { expect, test } from 'vitest';
import { orderTemplates } from './order-templates';

const templates = [
  { name: 'Any one', language: null },
  { name: 'Hola', language: 'es' },
  { name: 'Any two', language: null },
  { name: 'Hello', language: 'en' },
] as const;

test.each([
  ['Spanish', ['Hola', 'Any one', 'Any two', 'Hello']],
  ['Polish', ['Hello', 'Any one', 'Any two', 'Hola']],
  [null, ['Hello', 'Any one', 'Any two', 'Hola']],
] as const)(
  'for a person who speaks %s, templates in our language for them come first',
  (language, names) => {
    expect(orderTemplates(templates, language).map(({ name }) => name)).toEqual(names);
  },
);
