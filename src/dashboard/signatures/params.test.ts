import { expect, test } from 'vitest';
import { archivePath, signaturePath, signaturesParams } from './params';

const state = signaturesParams.parse(
  '?q=ana&region=maryland&page=2&employee=e1&layout=compact&shape=square&noPhone=1',
);

test('the style of the signatures is no part of the list request and keeps the page', () => {
  expect(signaturesParams.toApiPath('/signatures', state)).toBe(
    '/signatures?region=maryland&page=2',
  );
  expect(signaturesParams.applyChanges(state, { layout: 'above' }).page).toBe(2);
});

test('a signature and the archive are requested in the chosen style', () => {
  expect(signaturePath('e1', state)).toBe('/signatures/e1?layout=compact&shape=square&phone=0');
  expect(archivePath(state)).toBe(
    '/signatures/zip?layout=compact&shape=square&phone=0&region=maryland',
  );
});
