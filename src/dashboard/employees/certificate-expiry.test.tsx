import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CertificateExpiry } from './certificate-expiry';

function renderExpiry(certificateExpires: string) {
  const employee = { certificateExpires, certificateNumber: 'C-1', status: 'active' as const };
  const { container } = render(<CertificateExpiry employee={employee} today="2026-11-22" />);
  return {
    text: container.textContent,
    icon: container.querySelector('svg')?.innerHTML,
    style: container.firstElementChild?.className,
  };
}

test('an expired certificate differs from an expiring one in text, icon, and color', () => {
  const expired = renderExpiry('2026-11-01');
  const expiring = renderExpiry('2026-12-20');
  expect(expired.text).toBe('Expired Nov 1, 2026');
  expect(expiring.text).toBe('Expires soon: Dec 20, 2026');
  expect(expired.icon).not.toBe(expiring.icon);
  expect(expired.style).not.toBe(expiring.style);
});
