import { expect, test } from 'vitest';
import { signaturesParams, toArchiveQuery, toStyleQuery } from './params';

const state = signaturesParams.parse(
  '?q=ana&region=maryland&page=2&employee=e1&layout=compact&shape=square&noPhone=1',
);

test('the style of the signatures is no part of the list request and keeps the page', () => {
  expect(signaturesParams.toInput(state).query).toEqual({ region: 'maryland', page: '2' });
  expect(signaturesParams.applyChanges(state, { layout: 'above' }).page).toBe(2);
});

test('a signature and the archive are requested in the chosen style', () => {
  const style = { layout: 'compact', shape: 'square', phone: '0' };
  expect(toStyleQuery(state)).toEqual(style);
  expect(toArchiveQuery(state)).toEqual({ ...style, region: 'maryland', show: 'email' });
});
