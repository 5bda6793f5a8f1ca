import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTypedText } from './keep-typed-text';

function SampleForm() {
  const note = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  useEffect(() => setLength(note.current?.value.length ?? 0), []);
  return (
    <form id="sample">
      <p>
        <input name="firstName" />
      </p>
      <input name="email" type="email" />
      <input name="way" type="radio" value="call" defaultChecked />
      <input name="way" type="radio" value="email" />
      <input name="consent" type="checkbox" value="true" />
      <select name="shift">
        <option>Days</option>
        <option>Nights</option>
      </select>
      <textarea name="note" ref={note} onChange={({ target }) => setLength(target.value.length)} />
      <output>{length}</output>
    </form>
  );
}

let container: HTMLElement;
let root: Root;
let stop: () => void;
const get = (selector: string) =>
  container.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SampleForm />);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  stop();
  act(() => root.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const hydrate = () =>
  act(async () => {
    stop = keepTypedText(container);
    root = hydrateRoot(container, <SampleForm />, { onRecoverableError: () => undefined });
    await Promise.resolve();
  });

/** Changes the page like a browser extension. */
const addElement = () => get('[name="firstName"]').after(document.createElement('div'));

test('typed text, choices, focus, and selection survive an element that an extension added', async () => {
  addElement();
  const before = get('[name="firstName"]');
  before.focus();
  before.value = 'Exten';
  before.setSelectionRange(2, 4);
  get('[name="email"]').value = 'rosa@example.com';
  get('[value="email"]').checked = true;
  get('[type="checkbox"]').checked = true;
  get('select').value = 'Nights';
  get('textarea').value = 'Good morning';
  await hydrate();

  const after = get('[name="firstName"]');
  expect(after).not.toBe(before);
  expect(after.value).toBe('Exten');
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([2, 4]);
  expect(get('[name="email"]').value).toBe('rosa@example.com');
  expect([get('[value="email"]').checked, get('[value="call"]').checked]).toEqual([true, false]);
  expect(get('[type="checkbox"]').checked).toBe(true);
  expect(get('select').value).toBe('Nights');
  expect(get('textarea').value).toBe('Good morning');
  // Components that read the text know it.
  expect(get('output').textContent).toBe('12');
});

test('the focus stays where the visitor has moved it since', async () => {
  addElement();
  const other = document.body.appendChild(document.createElement('button'));
  get('[name="firstName"]').focus();
  other.focus();
  await hydrate();
  expect(document.activeElement).toBe(other);
});

test('a page that hydrates as it is stays untouched', async () => {
  const before = get('[name="firstName"]');
  before.value = 'Rosa';
  await hydrate();
  expect(get('[name="firstName"]')).toBe(before);
  expect(before.value).toBe('Rosa');
});
