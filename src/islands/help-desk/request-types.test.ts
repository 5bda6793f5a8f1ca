import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { requestTypes, typeIn } from './request-types';

test.each(helpDeskTypes)('%s can be chosen by the address, and by it alone', (type) => {
  expect(typeIn(`?type=${requestTypes[type].slug}`)).toBe(type);
});

test('an address that asks for no known type chooses none', () => {
  expect(typeIn('')).toBeNull();
  expect(typeIn('?type=refund')).toBeNull();
});
