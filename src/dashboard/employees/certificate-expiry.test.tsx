import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CertificateNote } from './certificate-expiry';

afterEach(cleanup);

function shownOf(certificateExpires: string) {
  const employee = { certificateExpires, certificateNumber: 'C-1', status: 'active' as const };
  const { container } = render(<CertificateNote employee={employee} today="2026-11-22" />);
  const badge = container.firstElementChild as HTMLElement;
  return {
    words: badge.textContent,
    icon: badge.querySelector('path, circle')?.parentElement?.innerHTML,
    look: badge.className,
  };
}

test('a certificate that has ended differs in words, icon and colour from one that soon will', () => {
  const ended = shownOf('2026-11-01');
  const ending = shownOf('2026-12-20');
  expect(ended.words).toBe('Expired Nov 1, 2026');
  expect(ending.words).toBe('Ends soon: Dec 20, 2026');
  expect(ended.icon).not.toBe(ending.icon);
  expect(ended.look).not.toBe(ending.look);
});
