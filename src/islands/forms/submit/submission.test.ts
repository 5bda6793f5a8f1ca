import { describe, expect, it } from 'vitest';
import { bodyOf, nextAttempt, type FormParts } from './submission';

const parts = (texts: Record<string, string>, file: File | null = null): FormParts => ({
  texts: { firstName: 'Rosa', ...texts },
  files: { file },
});

describe('a submission', () => {
  it('has the text parts and the guards, and no file part without a file', () => {
    const body = bodyOf(parts({ region: 'maryland' }), '', 8_123.4);
    expect(Object.fromEntries(body)).toEqual({
      firstName: 'Rosa',
      region: 'maryland',
      website: '',
      elapsed: '8123',
    });
  });

  it('carries the file under its name', () => {
    const body = bodyOf(parts({}, new File(['x'], 'card.png', { type: 'image/png' })), '', 1);
    expect((body.get('file') as File).name).toBe('card.png');
  });

  it('keeps its key when it is retried unchanged', () => {
    const first = nextAttempt(null, parts({}));
    expect(nextAttempt(first, parts({}))).toBe(first);
  });

  it.each<[string, FormParts]>([
    ['a changed name', parts({ firstName: 'Rose' })],
    ['a file that was added', parts({}, new File(['x'], 'card.png'))],
  ])('gets a new key for %s', (_what, changed) => {
    const first = nextAttempt(null, parts({}));
    const second = nextAttempt(first, changed);
    expect(second.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });
});
