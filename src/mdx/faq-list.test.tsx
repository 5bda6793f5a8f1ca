import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputReplay } from '../site/replay-input';
import { FaqProvider } from './faq-context';
import { FaqList } from './faq-list';
import { OpenAllFaqs } from './open-all-faqs';

beforeEach(() => document.documentElement.setAttribute(inputReplay.expected, ''));
afterEach(() => {
  document.documentElement.removeAttribute(inputReplay.expected);
  window.location.hash = '';
});

const faqs = ['hours', 'cost'].map((name) => ({
  id: `faq-${name}`,
  question: `What about ${name}?`,
  topic: 'care',
  isLocal: false,
  answer: <p>Answer</p>,
}));
const open = () =>
  render(
    <main>
      <OpenAllFaqs />
      <FaqProvider faqs={faqs}>
        <FaqList />
      </FaqProvider>
    </main>,
  );
const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('a link to a question opens it, also while the page is open', () => {
  window.location.hash = 'faq-cost';
  open();
  expect(listOpen()).toEqual(['faq-cost']);
  window.location.hash = 'faq-hours';
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(listOpen()).toEqual(['faq-hours', 'faq-cost']);
});

test('all questions open and close at once', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(listOpen()).toEqual(['faq-hours', 'faq-cost']);
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(listOpen()).toEqual([]);
});
