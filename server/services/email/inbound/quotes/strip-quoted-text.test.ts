import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stripQuotedText } from './strip-quoted-text';

const names = ['Larkspan Home Care', 'no-reply@larkspan.example'];
const sent = 'Dear Rosa,\n\nwhat is her date of birth, and which plan does she have?\n\nAnna Reyes';

/** Each sample has a title, the text that has to be shown or 'whole', and the email. */
function readSamples(): [title: string, own: string, mail: string][] {
  const folder = join(import.meta.dirname, 'samples');
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1))
    .map((sample) => {
      const [head = '', mail = ''] = sample.split('\n--- mail\n');
      const [title = '', ...own] = head.split('\n');
      return [title, own.join('\n'), mail.trimEnd()];
    });
}

const withoutSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('shows the sender’s own text', () => {
  test.each(readSamples())('of %s', (_title, own, mail) => {
    const shown = stripQuotedText(mail, { names, knownTexts: [sent] });
    expect(withoutSpace(shown)).toBe(withoutSpace(own === 'whole' ? mail : own));
  });

  test.each(readSamples().filter(([, own]) => own !== 'whole'))(
    'of %s if the quoted email is not in the thread',
    (title, own, mail) => {
      // Only a comparison shows that a line without a mark is quoted.
      const isWrapped = title.includes('wrapped without a mark');
      const shown = stripQuotedText(mail, { names });
      expect(withoutSpace(shown)).toBe(withoutSpace(isWrapped ? mail : own));
    },
  );
});

describe('shows everything', () => {
  const outlook = (...below: string[]) =>
    [
      'Thank you.',
      '',
      'From: Larkspan Home Care <no-reply@larkspan.example>',
      'Sent: Friday, November 20, 2026 2:58 PM',
      'Subject: Your message to Larkspan Home Care',
      '',
      ...below,
    ].join('\n');
  const knownTexts = ['Which plan does she have, Healthfirst or Fidelis?\n\nMonday\nTuesday'];

  test('if an answer repeats a word of the question', () => {
    const mail = outlook('Which plan does she have, Healthfirst or Fidelis?', 'Fidelis');
    expect(stripQuotedText(mail, { names, knownTexts })).toBe(mail);
  });

  test('if an answer repeats a line of the quoted email', () => {
    const mail = outlook(
      'Which plan does she have, Healthfirst or Fidelis?',
      'Monday',
      'Tuesday',
      'Monday',
    );
    expect(stripQuotedText(mail, { names, knownTexts })).toBe(mail);
  });

  test('if an answer looks like a header', () => {
    const mail = outlook('Which plan does she have, Healthfirst or Fidelis?', 'Plan: Fidelis');
    expect(stripQuotedText(mail, { names, knownTexts })).toBe(mail);
  });

  test('if the email is forwarded', () => {
    const mail = outlook('Which plan does she have, Healthfirst or Fidelis?');
    expect(stripQuotedText(mail, { names, knownTexts })).toBe('Thank you.');
    expect(stripQuotedText(mail, { names, knownTexts, isForward: true })).toBe(mail);
  });
});

test('recognizes a quoted line that was wrapped or has addresses of links', () => {
  const knownTexts = ['Please bring the card to our office, or write to office@larkspan.example.'];
  const mail = [
    'I will.',
    '',
    'De : Larkspan Home Care <no-reply@larkspan.example>',
    'Envoyé : vendredi 20 novembre 2026 14:58',
    'Objet : Your message',
    '',
    'Please bring the card to our office,',
    'or write to office@larkspan.example<mailto:office@larkspan.example>.',
  ];
  expect(stripQuotedText(mail.join('\n'), { names, knownTexts })).toBe('I will.');
});

// Quadratic time would exceed the test timeout.
test.each([
  '> \n',
  'On a wrote:\n',
  'From: x\n',
  '<a@b> \n',
  '_____\n',
  '\n',
  'on ',
  'From: Larkspan Home Care 2026\n',
  'On 20.11.2026 14:58 Larkspan Home Care <no-reply@larkspan.example> wrote:\n',
  '-- a ',
  'sent from my ',
  'a\n',
  '> what is her date\n',
])('handles long repetitive text quickly: %j', (piece) => {
  const text = piece.repeat(250_000 / piece.length);
  expect(() => stripQuotedText(text, { names, knownTexts: [sent.repeat(2_000)] })).not.toThrow();
});

// Two emails of a stranger would otherwise keep the server busy for minutes.
test.each([
  ['a line that almost repeats a long one', '> ', 'a'.repeat(10_000), 'aba'],
  ['many lines that are almost within a long one', '> ', 'baaaaaaaaaaaa\n'.repeat(700), 'aaa'],
] as const)(
  'compares with earlier emails quickly: %s',
  (_title, mark, known, [start = '', ...rest]) => {
    const half = start.repeat(990);
    const line = `${mark}${half}${rest.join('')}${half}\n`;
    const mail = `Yes.\n\nOn 20.11.2026 14:58 Larkspan Home Care <no-reply@larkspan.example> wrote:\n${line.repeat(120)}`;
    const knownTexts = Array.from({ length: 40 }, () => known);
    expect(() => stripQuotedText(mail, { names, knownTexts })).not.toThrow();
  },
  2_000,
);

test.each([
  ['recipients', 'From: a\nTo: b@c.example,\n', 'b@c.example,\n'],
  ['lines that end like an attribution', '', `${'a'.repeat(398)}:\n`],
])(
  'reads long lists of %s quickly',
  (_title, start, piece) => {
    const text = start + piece.repeat(250_000 / piece.length);
    expect(() => stripQuotedText(text, { names, knownTexts: [sent] })).not.toThrow();
  },
  2_000,
);
