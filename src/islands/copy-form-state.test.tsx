import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copyFormState } from './copy-form-state';

function Form() {
  const [length, setLength] = useState(0);
  const [state, setState] = useState('');
  return (
    <form>
      <input name="name" />
      <textarea name="message" onChange={({ target }) => setLength(target.value.length)} />
      <input type="radio" name="state" value="NY" onChange={() => setState('NY')} />
      <input type="radio" name="state" value="NJ" onChange={() => setState('NJ')} />
      <input type="checkbox" name="consent" />
      <details>
        <summary>More</summary>
      </details>
      <output>{`${state} ${length}`}</output>
    </form>
  );
}

function copy(change: (plain: HTMLElement) => void): HTMLElement {
  const plain = document.createElement('div');
  plain.innerHTML = renderToString(<Form />);
  document.body.append(plain);
  const { container } = render(<Form />);
  change(plain);
  act(() => copyFormState(plain, container));
  return container;
}

const find = <Kind extends Element>(root: Element, selector: string) =>
  root.querySelector<Kind>(selector) as Kind;

test('what was typed, chosen, and opened before the script came is in the React form, and React knows it', () => {
  const form = copy((plain) => {
    find<HTMLInputElement>(plain, '[name=name]').value = 'Rosa';
    find<HTMLTextAreaElement>(plain, 'textarea').value = 'Please call';
    find<HTMLInputElement>(plain, '[value=NJ]').checked = true;
    find<HTMLInputElement>(plain, '[name=consent]').checked = true;
    find<HTMLDetailsElement>(plain, 'details').open = true;
  });
  const data = new FormData(find<HTMLFormElement>(form, 'form'));
  expect(Object.fromEntries(data)).toEqual({
    name: 'Rosa',
    message: 'Please call',
    state: 'NJ',
    consent: 'on',
  });
  expect(find(form, 'output').textContent).toBe('NJ 11');
  expect(find<HTMLDetailsElement>(form, 'details').open).toBe(true);
});

test('the focus and the selection stay in the same field', () => {
  const form = copy((plain) => {
    const field = find<HTMLInputElement>(plain, '[name=name]');
    field.value = 'Rosa';
    field.focus();
    field.setSelectionRange(1, 3);
  });
  const field = find<HTMLInputElement>(form, '[name=name]');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
});

test('the focus stays on the same button or summary', () => {
  const form = copy((plain) => find<HTMLElement>(plain, 'summary').focus());
  expect(document.activeElement).toBe(find(form, 'summary'));
});
