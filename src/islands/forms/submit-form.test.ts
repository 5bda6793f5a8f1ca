import { describe, expect, it } from 'vitest';
import { getSubmission, toFormData, type FormParts } from './submit-form';

const parts = (texts: Record<string, string>, file: File | null = null): FormParts => ({
  texts: { firstName: 'Rosa', ...texts },
  files: { file },
});

describe('a submission', () => {
  it('sends the texts, the bot guards, and the file under its name', () => {
    expect(Object.fromEntries(toFormData(parts({}), '', 8_123.4))).toEqual({
      firstName: 'Rosa',
      website: '',
      elapsed: '8123',
    });
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    expect((toFormData(parts({}, card), '', 1).get('file') as File).name).toBe('card.png');
  });

  it('keeps its idempotency key when it is retried unchanged', () => {
    const first = getSubmission(null, parts({}));
    expect(getSubmission(first, parts({}))).toBe(first);
  });

  it.each<[string, FormParts]>([
    ['a changed text', parts({ firstName: 'Rose' })],
    ['an added file', parts({}, new File(['x'], 'card.png'))],
  ])('gets a new idempotency key for %s', (_change, changed) => {
    const first = getSubmission(null, parts({}));
    expect(getSubmission(first, changed).idempotencyKey).not.toBe(first.idempotencyKey);
  });
});
