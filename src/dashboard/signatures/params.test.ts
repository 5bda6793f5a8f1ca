import { expect, test } from 'vitest';
import { signaturePath, signaturesAddress, zipPath } from './params';

const state = signaturesAddress.read(
  '?q=ana&region=maryland&page=2&employee=e1&layout=compact&shape=square&noPhone=1',
);

test('the list is asked for by region and page alone: how a signature looks is none of it', () => {
  expect(signaturesAddress.asked('/signatures', state)).toBe('/signatures?region=maryland&page=2');
});

test('a signature and the archive are asked for in the chosen look', () => {
  expect(signaturePath('e1', state)).toBe('/signatures/e1?layout=compact&shape=square&phone=0');
  expect(zipPath(state)).toBe(
    '/signatures/zip?layout=compact&shape=square&phone=0&region=maryland',
  );
  expect(signaturePath('e1', signaturesAddress.usual)).toBe(
    '/signatures/e1?layout=beside&shape=circle&phone=1',
  );
});

test('another look leaves the list on its page', () => {
  expect(signaturesAddress.change(state, { layout: 'above' }).page).toBe(2);
});
