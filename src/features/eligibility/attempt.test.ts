import { describe, expect, it } from 'vitest';
import { bodyOf, nextAttempt } from './attempt';
import type { EligibilityValues } from './form-values';

const values: EligibilityValues = {
  firstName: ' Rosa ',
  lastName: 'Lind',
  phoneNumber: '(212) 555-0142',
  time: 'Any time',
  dob: '4 12 1948',
  email: '',
  medicate: '',
  file: null,
  consent: false,
  website: '',
};
const fileList = (file: File) => ({ 0: file, length: 1 }) as unknown as FileList;

describe('a submission', () => {
  it('has exactly the parts of the contract, and no file part without a file', () => {
    const body = bodyOf(values, 'maryland', 8_123.4);
    expect(Object.fromEntries(body)).toEqual({
      firstName: 'Rosa',
      lastName: 'Lind',
      email: '',
      contact: '2125550142',
      dob: '4 12 1948',
      medicate: '',
      time: 'Any time',
      consent: 'false',
      region: 'maryland',
      website: '',
      elapsed: '8123',
    });
  });

  it('carries the benefit card and the consent', () => {
    const file = new File(['x'], 'card.png', { type: 'image/png' });
    const body = bodyOf({ ...values, consent: true, file: fileList(file) }, 'michigan', 1);
    expect(body.get('consent')).toBe('true');
    expect((body.get('file') as File).name).toBe('card.png');
  });

  it('keeps its key when it is retried unchanged', () => {
    const first = nextAttempt(null, values, 'maryland');
    expect(nextAttempt(first, { ...values }, 'maryland')).toBe(first);
  });

  it.each<[string, Partial<EligibilityValues>]>([
    ['a changed name', { firstName: 'Rose' }],
    ['a changed consent', { consent: true }],
    ['a file that was added', { file: fileList(new File(['x'], 'card.png')) }],
  ])('gets a new key for %s', (_what, change) => {
    const first = nextAttempt(null, values, 'maryland');
    const second = nextAttempt(first, { ...values, ...change }, 'maryland');
    expect(second.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });
});
