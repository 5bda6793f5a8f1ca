import { expect, test } from 'vitest';
import { helpDeskTypes, requestTypes } from '../../../../contract/help-desk/constants';
import { parseRequestType } from './request-fields';

test.each(helpDeskTypes)('%s can be preselected by the URL', (type) => {
  expect(parseRequestType(`?type=${requestTypes[type].slug}`)).toBe(type);
});

test('a URL without a known type preselects none', () => {
  expect(parseRequestType('')).toBeNull();
  expect(parseRequestType('?type=refund')).toBeNull();
});
