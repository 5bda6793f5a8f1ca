import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleChat } from '../../../contract/inbox/testing/sample-threads';
import { OtherAddresses } from './addresses';

const merged = [
  { userId: 'p2', name: 'Rosa Delgado', contact: '9735550118', email: 'Daughter@family.example' },
];
const daughter = { email: 'daughter@family.example', messageId: 'm2' };
const stranger = { email: 'stranger@mail.example', messageId: 'm3' };

test('warns about the address of a later message but not about that of a merged thread', () => {
  render(<OtherAddresses thread={sampleChat({ merged, laterAddresses: [stranger, daughter] })} />);
  const { textContent } = screen.getByRole('note');
  expect(textContent).toContain('stranger@mail.example');
  expect(textContent).not.toContain('daughter');
  expect(screen.getByText(/^Also daughter@family.example,/)).toBeTruthy();
});

test('warns about the address again once the merge is undone', () => {
  render(<OtherAddresses thread={sampleChat({ laterAddresses: [daughter] })} />);
  expect(screen.getByRole('note').textContent).toContain('daughter@family.example');
});

test('shows nothing for a single address', () => {
  const { container } = render(<OtherAddresses thread={sampleChat()} />);
  expect(container.textContent).toBe('');
});
