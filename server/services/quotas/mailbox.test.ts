import { expect, test } from 'vitest';
import { toMailbox } from './mailbox';

test.each([
  'Ann@Mail.Example',
  'ann+1@mail.example',
  'ann+a+b@mail.example.',
  'ａｎｎ@mail.example',
  'ann@mail。example',
])('counts %s as ann@mail.example', (address) => {
  expect(toMailbox(address)).toBe('ann@mail.example');
});

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['a.n.n@mail.example', 'a.n.n@mail.example'],
  ['+x@mail.example', '+x@mail.example'],
])('counts %s as %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});
