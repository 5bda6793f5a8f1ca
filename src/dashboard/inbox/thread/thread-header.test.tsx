import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  optedOutConsent,
  sampleChat,
  sampleSummary,
} from '../../../../contract/inbox/testing/sample-threads';
import type { Chat, ChatSummary } from '../../../../contract/inbox/schema';
import { ThreadHeader } from './thread-header';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

/** The line of facts. */
function renderFacts(thread: Chat | ChatSummary): string {
  render(
    <ThreadHeader thread={thread} listUrl="/" end={null}>
      Actions
    </ThreadHeader>,
  );
  const name = screen.getByRole('heading', { name: 'Rosa Delgado' });
  return name.nextElementSibling?.textContent ?? '';
}

test('shows the number, the wait, if texts are allowed, and the office', () => {
  const waitsSince = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const optedOut = { canText: false, textConsent: optedOutConsent };
  const facts = renderFacts(sampleChat({ waitsSince, ...optedOut }));
  expect(facts).toBe('(212) 555-0143 · Waiting 3 h · Opted out of texts · New York');
});

test('shows what the list knows while the thread loads', () => {
  expect(renderFacts(sampleSummary())).toBe('(212) 555-0143 · New York');
});

test('a person known only by email has an address, and neither a number nor consent to texts', () => {
  const contact = { contact: '', canText: false, canReceiveTexts: false };
  expect(renderFacts(sampleChat(contact))).toBe('rosa@family.example · New York');
});

test.each([
  ['2125550143', 'tel:+12125550143'],
  ['+525512345678', 'tel:+525512345678'],
  ['whatsapp:+12125550177', 'tel:+12125550177'],
  ['72323', undefined],
])('the number %s can be called at %s', (contact, href) => {
  expect(renderFacts(sampleChat({ contact, email: null }))).toMatch(/^\D*\d/);
  expect(screen.queryByRole<HTMLAnchorElement>('link', { name: /\d/ })?.href).toBe(href);
});
