import { expect, test } from 'vitest';
import { emailProblem } from './email-address';

const sentence = 'That is no address';

test.each(['rosa@example.com', "rosa.o'neil+care@mail.example.com", 'josé@correo.example'])(
  '%s is an e-mail address',
  (text) => {
    expect(emailProblem(text, sentence)).toBeNull();
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
])('%j is none', (text) => {
  expect(emailProblem(text, sentence)).toBe(sentence);
});
