import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsOverForm } from './use-is-over-form';

let notify: (forms: { target: Element; isIntersecting: boolean }[]) => void;
let rootMargin: string | undefined;
const observed = new Set<Element>();

class FakeObserver {
  constructor(callback: (entries: never) => void, options: IntersectionObserverInit) {
    notify = (entries) => callback(entries as never);
    rootMargin = options.rootMargin;
  }
  observe = (form: Element) => observed.add(form);
  disconnect = () => observed.clear();
}

function Sample({ isHidden = false }: { isHidden?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const isOver = useIsOverForm(button, { bubble, isHidden });
  return (
    <button ref={button} data-over={isOver}>
      <span ref={bubble} />
    </button>
  );
}

function addForm(): HTMLFormElement {
  const main =
    document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  return main.appendChild(document.createElement('form'));
}

const isOver = () => document.querySelector('[data-over]')?.getAttribute('data-over');

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('scrollY', 300);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  observed.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the button knows when a form of the page is in its place', () => {
  const form = addForm();
  render(<Sample />);
  expect([...observed]).toEqual([form]);
  act(() => notify([{ target: form, isIntersecting: true }]));
  expect(isOver()).toBe('true');
  act(() => notify([{ target: form, isIntersecting: false }]));
  expect(isOver()).toBe('false');
});

test('the button also knows when the receipt of a sent form is in its place', () => {
  const receipt = addForm();
  receipt.outerHTML = '<div data-form-result></div>';
  render(<Sample />);
  const [target] = observed;
  expect(target?.hasAttribute('data-form-result')).toBe(true);
  act(() => notify([{ target: target as Element, isIntersecting: true }]));
  expect(isOver()).toBe('true');
});

test('the button stays where a form begins until the visitor scrolls', () => {
  vi.stubGlobal('scrollY', 0);
  const form = addForm();
  render(<Sample />);
  act(() => notify([{ target: form, isIntersecting: true }]));
  expect(isOver()).toBe('false');
  scrollTo(20);
  expect(isOver()).toBe('true');
  scrollTo(0);
  expect(isOver()).toBe('false');
});

test('only the box around the button and its bubble counts', () => {
  addForm();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'SPAN'
      ? DOMRect.fromRect({ x: 700, y: 500, width: 300, height: 50 })
      : DOMRect.fromRect({ x: 800, y: 600, width: 200, height: 50 });
  });
  vi.stubGlobal('innerHeight', 668);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  render(<Sample />);
  expect(rootMargin).toBe('-500px -24px -18px -700px');
});

test('forms that appear or go later count too', async () => {
  render(<Sample />);
  const form = addForm();
  await waitFor(() => expect([...observed]).toEqual([form]));
  act(() => notify([{ target: form, isIntersecting: true }]));
  expect(isOver()).toBe('true');
  form.remove();
  await waitFor(() => expect(isOver()).toBe('false'));
});

test('forms outside the main content do not count', () => {
  document.body.append(document.createElement('form'));
  render(<Sample />);
  expect(observed.size).toBe(0);
});
