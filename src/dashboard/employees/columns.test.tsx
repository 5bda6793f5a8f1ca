import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Employee } from '../../../contract/employees/schema';
import { CertificateExpiry } from './columns';
import { sampleEmployee } from './testing/sample-employee';

function renderExpiry(certificateExpires: string, parts: Partial<Employee> = {}) {
  const employee = { ...sampleEmployee, certificateExpires, certificateNumber: 'C-1', ...parts };
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
  expect(expiring.text).toBe('Expires Dec 20, 2026');
  expect(expired.icon).not.toBe(expiring.icon);
  expect(expired.style).not.toBe(expiring.style);
});

test('the certificate of someone who leaves soon matters until their last day', () => {
  const leaving = { status: 'left', leftOn: '2026-11-22' } as const;
  expect(renderExpiry('2026-11-01', leaving).text).toBe('Expired Nov 1, 2026');
  expect(renderExpiry('2026-11-01', { ...leaving, leftOn: '2026-11-21' }).text).toBe('Nov 1, 2026');
});
