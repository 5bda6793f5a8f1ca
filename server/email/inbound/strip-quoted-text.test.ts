import { describe, expect, test } from 'vitest';
import { stripQuotedText } from './strip-quoted-text';

const names = ['Test Care NY', 'no-reply@agency.example'];
const strip = (...lines: string[]) => stripQuotedText(lines.join('\n'), names);
const outlook = (from: string) => [
  '________________________________',
  `From: ${from}`,
  'Sent: Sunday, March 1, 2026 12:00 PM',
  'To: Ann Lee',
  'Subject: Your message',
  '',
  'When may we call?',
];

describe('removes the quoted e-mail', () => {
  test.each([
    ['Gmail', ['On Sun, Mar 1, 2026 at 12:00 PM Test Care <a@b.example> wrote:', '', '> Hello']],
    ['folded', ['On Sun, Mar 1, 2026 at 12:00 PM Test Care <', 'a@b.example> wrote:', '> Hello']],
    ['Apple Mail', ['> On Mar 1, 2026, at 12:00 PM, Test Care <a@b.example> wrote:', '> ', '> Hi']],
    ['Spanish', ['El dom, 1 mar 2026 a las 12:00, Test Care escribió:', '> Hola']],
    ['Thunderbird', ['Test Care <a@b.example> 01.03.2026 12:00:', '> Hello', '>> Older', '']],
    ['Outlook', outlook('Test Care NY')],
    ['Outlook by address', outlook('<No-Reply@agency.example>')],
    ['plain', ['-----Original Message-----', ...outlook('Test Care NY').slice(1)]],
  ])('of %s', (_program, quote) => {
    expect(strip('Tomorrow at five.', '', ...quote)).toBe('Tomorrow at five.');
  });
});

describe('keeps the sender’s own text', () => {
  test.each([
    ['answers between the lines', ['> When may we call?', 'At five.', '> And where?', 'At home.']],
    ['a signature below the quote', ['At five.', '', '> When?', '', 'Ann']],
    ['a mail of somebody else that is passed on', ['See below.', ...outlook('Dr. Gray')]],
    ['a list of headers that is no block', ['From: Brooklyn', 'To: Queens', 'Test Care NY']],
    ['words like an announcement', ['On Monday my doctor wrote:', 'she is better']],
    ['nothing but a quote', ['> When may we call?']],
  ])('%s', (_case, lines) => {
    expect(strip(...lines)).toBe(lines.join('\n').trim());
  });

  test('keeps a line before the quote that is no attribution', () => {
    expect(strip('I mean this:', 'and this:', '> When?')).toBe('I mean this:\nand this:');
  });
});

// Quadratic time would exceed the test timeout.
test('handles long repetitive text quickly', () => {
  for (const piece of ['> \n', 'On a wrote:\n', 'From: x\n', '<a@b> \n', '_____\n', '\n', 'on ']) {
    expect(() => strip(piece.repeat(200_000 / piece.length))).not.toThrow();
  }
});
