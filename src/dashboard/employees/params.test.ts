import { expect, test } from 'vitest';
import { employeesParams } from './params';

const path = '/dashboard/add-employee';

test('opening an employee keeps the page, and changing a filter returns to page 1', () => {
  const state = employeesParams.parse('?q=lee&certificate=due&sort=certificate&page=2');
  const opened = employeesParams.applyChanges(state, { employee: 'e1' });
  expect(employeesParams.toUrl(path, opened)).toBe(
    `${path}?q=lee&certificate=due&sort=certificate&page=2&employee=e1`,
  );
  expect(employeesParams.applyChanges(opened, { region: 'maryland' }).page).toBe(1);
});

test('the request leaves out the search text and the open employee', () => {
  expect(
    employeesParams.toInput(employeesParams.parse('?q=lee&status=left&employee=e1&new=1')).query,
  ).toEqual({ status: 'left' });
});

test('unknown values fall back to the default list', () => {
  expect(
    employeesParams.parse('?status=fired&region=atlantis&certificate=x&sort=pay&page=0'),
  ).toEqual(employeesParams.defaults);
});
