import { expect, test } from 'vitest';
import { checkEmail, mailtoHref } from './email-address';

const sentence = 'That is no address';

test.each(['rosa@example.com', "rosa.o'neil+care@mail.example.com", 'josé@correo.example'])(
  'accepts %s',
  (text) => {
    expect(checkEmail(text, sentence)).toBeNull();
  },
);

test.each([
  '',
  'rosa',
  'a@b',
  'a@b.',
  '@b.example',
  'a@b@c.example',
  'a b@c.example',
  'a@b.example, c@d.example',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  '<a@b.example>',
  '"a"@b.example',
  '"a b"@c.example',
  'a\u0000@b.example',
  'a\u007f@b.example',
  'a\u202e@b.example',
  'a\u200d@b.example',
  'a(b)@c.example',
  'a\\b@c.example',
  'a@[127.0.0.1]',
  'a@b.example.',
  'a@b\uff20c.example',
  `${'a'.repeat(65)}@b.example`,
])('rejects %j', (text) => {
  expect(checkEmail(text, sentence)).toBe(sentence);
});

test('encodes header fields in a mailto link', () => {
  expect(mailtoHref('rosa@example.com')).toBe('mailto:rosa@example.com');
  expect(mailtoHref('x@y.example?bcc=evil@z.example')).toBe(
    'mailto:x@y.example%3Fbcc%3Devil%40z.example',
  );
});
