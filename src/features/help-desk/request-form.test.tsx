// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { helpDeskRules } from '../../../contract/forms/help-desk';
import { RequestForm } from './request-form';

vi.mock('gatsby', () => ({ Link: () => null }));
afterEach(cleanup);

const offices = {
  'new-york': 'New York',
  'new-jersey': 'New Jersey',
  maryland: 'Maryland',
  michigan: 'Michigan',
};

test('all that is asked for has its place in the form', () => {
  const { container } = render(
    <RequestForm search="" state={null} offices={offices} phone="(212) 555-0142" />,
  );
  const asked = Object.keys(helpDeskRules(new Date()));
  const missing = asked.filter((name) => container.querySelector(`[name="${name}"]`) === null);
  expect(asked.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
