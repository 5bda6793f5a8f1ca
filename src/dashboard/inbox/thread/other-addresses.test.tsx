import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chat } from '../../../../contract/inbox/testing/sample-threads';
import { LaterAddresses } from './other-addresses';

afterEach(cleanup);

const merged = [
  { userId: 'p2', name: 'Rosa Delgado', contact: '9735550118', email: 'Daughter@family.example' },
];
const ofMerged = { email: 'daughter@family.example', messageId: 'm2' };
const strange = { email: 'stranger@mail.example', messageId: 'm3' };

test('the address of a merged thread is no warning', () => {
  render(<LaterAddresses chat={chat({ merged, laterAddresses: [ofMerged] })} />);
  expect(screen.getByText('Also daughter@family.example, from the merged thread.')).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
});

test('an address that a later message gave is one, also beside that of a merged thread', () => {
  render(<LaterAddresses chat={chat({ merged, laterAddresses: [strange, ofMerged] })} />);
  const { textContent } = screen.getByRole('note');
  expect(textContent).toContain('stranger@mail.example. Anybody who knows');
  expect(textContent).not.toContain('daughter');
  expect(screen.getByText(/^Also daughter@family.example,/)).toBeTruthy();
});

test('once the merge is undone, an address is what it was: of a later message', () => {
  render(<LaterAddresses chat={chat({ laterAddresses: [ofMerged] })} />);
  expect(screen.getByRole('note').textContent).toContain('daughter@family.example');
});

test('where there is one address, nothing is said', () => {
  const { container } = render(<LaterAddresses chat={chat()} />);
  expect(container.textContent).toBe('');
});
