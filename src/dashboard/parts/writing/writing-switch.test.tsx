// @vitest-environment jsdom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Lock, Mail, PhoneCall } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { WritingSwitch, type WayToWrite } from './writing-switch';

type Way = 'email' | 'note' | 'call';
const ways: WayToWrite<Way>[] = [
  { value: 'email', label: 'E-mail', icon: Mail, isKept: false, refusal: null },
  { value: 'note', label: 'Private note', icon: Lock, isKept: true, refusal: null },
  { value: 'call', label: 'Call', icon: PhoneCall, isKept: true, refusal: null },
];
afterEach(cleanup);

function Box({ words, begin }: { words: string; begin: Way }) {
  const [writing, setWriting] = useState(begin);
  return <WritingSwitch {...{ ways, words, writing }} onChange={setWriting} />;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const question = () =>
  screen.queryByRole('group', { name: 'Send what was written for the office?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a private note becomes an answer only after a question, and stays one when that is not meant', () => {
  render(<Box words="She is in hospital" begin="note" />);
  fireEvent.click(radio('E-mail'));
  expect([radio('Private note').checked, document.activeElement]).toEqual([true, question()]);
  press('Cancel');
  expect([radio('Private note').checked, question()]).toEqual([true, null]);
  expect(document.activeElement).toBe(radio('Private note'));

  fireEvent.click(radio('E-mail'));
  press('Use it as the answer');
  expect([radio('E-mail').checked, question()]).toEqual([true, null]);
  expect(document.activeElement).toBe(radio('E-mail'));
});

test.each([
  ['an answer becomes a note', 'Dear Ana', 'email', 'Private note'],
  ['a note becomes what was said on a call', 'She called', 'note', 'Call'],
  ['an empty box changes what is written', ' ', 'note', 'E-mail'],
] as const)('without a question %s', (_, words, begin, name) => {
  render(<Box {...{ words, begin }} />);
  fireEvent.click(radio(name));
  expect([radio(name).checked, question()]).toEqual([true, null]);
});
