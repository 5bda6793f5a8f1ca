import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useAccessibleNames } from './editor-accessibility';

beforeEach(() => {
  document.body.innerHTML = '';
});

const getName = (selector: string) => document.querySelector(selector)?.getAttribute('aria-label');

test('texts inside components and tables get names, and keep those they have', () => {
  document.body.innerHTML = `<div class="post-editor"><div class="post-text">
    <div id="text" contenteditable="true"></div>
    <table><tr><td><div id="cell" contenteditable="true"></div></td></tr></table>
    <div id="named" contenteditable="true" aria-label="Caption"></div>
  </div></div>`;
  renderHook(() => useAccessibleNames());
  expect(['#text', '#cell', '#named'].map(getName)).toEqual([
    'Component text',
    'Table cell',
    'Caption',
  ]);
});

test('a menu that opens later is named after its button, and the link dialog as such', async () => {
  renderHook(() => useAccessibleNames());
  document.body.innerHTML = `<button title="Column menu" aria-controls="column"></button>
    <div class="mdxeditor-popup-container">
      <div id="column" role="dialog"></div>
      <div id="link" role="dialog"><input name="url" /></div>
    </div>`;
  await waitFor(() => expect(getName('#column')).toBe('Column menu'));
  expect([getName('#link'), document.querySelector('input')?.id]).toEqual(['Link', 'link-url']);
});
