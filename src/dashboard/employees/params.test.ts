import { expect, test } from 'vitest';
import { employeesAddress } from './params';

const path = '/dashboard/add-employee';
const { read, write, asked, change, usual } = employeesAddress;

test('the usual list has a bare address', () => {
  expect(read('')).toEqual(usual);
  expect(write(path, usual)).toBe(path);
});

test('whose form is open stands in the address and leaves the list on its page', () => {
  const state = read('?q=lee&certificate=due&sort=certificate&page=2');
  const opened = change(state, { employee: 'e1' });
  expect(write(path, opened)).toBe(
    `${path}?q=lee&certificate=due&sort=certificate&page=2&employee=e1`,
  );
  expect(change(opened, { region: 'maryland' }).page).toBe(1);
});

test('the server is asked neither for the words nor for whose form is open', () => {
  expect(asked('/employees', read('?q=lee&status=left&employee=e1&new=1'))).toBe(
    '/employees?status=left',
  );
});

test('an address that says something else is the usual list', () => {
  expect(read('?status=fired&region=ohio&certificate=x&sort=pay&page=0')).toEqual(usual);
});
