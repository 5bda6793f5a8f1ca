import { expect, test } from 'vitest';
import { getLanguage, toLanguagePath } from './site-languages';

test.each([
  ['/es', 'es'],
  ['/es/new-jersey/hha', 'es'],
  ['/es?type=supplies', 'es'],
  ['/', 'en'],
  ['/especial', 'en'],
  ['/new-jersey/es', 'en'],
])('the language of %s is %s', (path, language) => {
  expect(getLanguage(path)).toBe(language);
});

test.each([
  ['/', '/es'],
  ['/hha', '/es/hha'],
  ['/especial', '/es/especial'],
  ['/?a=1', '/es?a=1'],
  ['/faqs#who-pays', '/es/faqs#who-pays'],
])('%s in Spanish is %s, and back', (english, spanish) => {
  expect(toLanguagePath(english, 'es')).toBe(spanish);
  expect(toLanguagePath(spanish, 'es')).toBe(spanish);
  expect(toLanguagePath(spanish, 'en')).toBe(english);
  expect(toLanguagePath(english, 'en')).toBe(english);
});
