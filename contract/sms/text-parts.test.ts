import { expect, test } from 'vitest';
import { countTextParts, simplifyText } from './text-parts';

test.each([
  ['', 1, 160],
  ['a'.repeat(160), 1, 0],
  ['a'.repeat(161), 2, 145],
  ['a'.repeat(306), 2, 0],
  ['a'.repeat(307), 3, 152],
  ['€'.repeat(80), 1, 0],
  // The euro sign doesn't fit into the rest of the first part.
  [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 2, 141],
  ['ó'.repeat(70), 1, 0],
  ['ó'.repeat(71), 2, 63],
  // An emoji has two units.
  [`${'ó'.repeat(66)}🙂${'ó'.repeat(10)}`, 2, 55],
])('the text %j has %i parts, with room for %i more characters', (text, parts, left) => {
  expect(countTextParts(text)).toMatchObject({ parts, left });
});

test('names the characters that make parts shorter, each once', () => {
  expect(countTextParts('¿“Mañana” a las 3? Sí, sí 🙂').unicode).toEqual(['í', '🙂']);
});

test.each([
  ['“It’s at 3” – or 4…', '"It\'s at 3" - or 4...'],
  ['Cafe\u0301 at 3\u202fPM', 'Café at 3 PM'],
  ['“Sí”, at 3', '“Sí”, at 3'],
  ['It’s fine 🙂', 'It’s fine 🙂'],
  // Three dots each would be longer than a text can be.
  ['…'.repeat(1_500), '…'.repeat(1_500)],
])('%j is sent as %j', (text, sent) => {
  expect(simplifyText(text)).toBe(sent);
});
