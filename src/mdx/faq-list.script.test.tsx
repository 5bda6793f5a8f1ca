import { expect, test } from 'vitest';
import { startFaqs } from './faq-list.script';

const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('a link to a question opens it, also while the page is open, and all open and close at once', () => {
  document.body.innerHTML = `<main><button data-open-faqs>Open all</button>
    <details id="faq-hours"></details><details id="faq-cost"></details></main>`;
  window.location.hash = 'faq-cost';
  startFaqs();
  expect(listOpen()).toEqual(['faq-cost']);
  window.location.hash = 'faq-hours';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(listOpen()).toEqual(['faq-hours', 'faq-cost']);

  const button = document.querySelector('button');
  button?.click();
  button?.click();
  expect(listOpen()).toEqual([]);
  expect(button?.textContent).toBe('Open all');
});

test('a fragment that cannot be decoded opens nothing', () => {
  document.body.innerHTML = '<details id="faq-hours"></details>';
  window.location.hash = '%zz';
  startFaqs();
  expect(listOpen()).toEqual([]);
});
