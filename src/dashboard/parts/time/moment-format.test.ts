import { expect, test, vi } from 'vitest';
import { momentFormat } from './moment-format';

test('a format is made once, with the first moment that is written', () => {
  let made = 0;
  class Counted extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted });
  const write = momentFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  expect(made).toBe(0);
  expect(write('2026-11-20')).toBe('Nov 20, 2026');
  expect(write(Date.UTC(2026, 0, 2))).toBe('Jan 2, 2026');
  expect(made).toBe(1);
  vi.unstubAllGlobals();
});

test('what is no moment does not take the screen with it', () => {
  expect(momentFormat({ dateStyle: 'medium' })('someday')).toBe('Invalid Date');
});
