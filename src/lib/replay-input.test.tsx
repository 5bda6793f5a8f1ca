import { afterEach, expect, test } from 'vitest';
import { inputReplay } from '../site/replay-input';
import { takeEarlyClick } from './replay-input';

function holdInput(script?: string): HTMLElement {
  const button = document.createElement('button');
  if (script !== undefined) button.dataset.replay = script;
  button.setAttribute('aria-busy', 'true');
  Object.assign(window, { [inputReplay.windowProperty]: button });
  return button;
}

afterEach(() => {
  Object.assign(window, { [inputReplay.windowProperty]: undefined });
});

test('a held tap is taken once, and its button no longer looks busy', () => {
  const button = holdInput('alive');
  expect(takeEarlyClick('alive')).toBe(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(takeEarlyClick('alive')).toBeNull();
});

test('a tap waits for the script that it needs, not for any', () => {
  const link = holdInput();
  expect(takeEarlyClick('alive')).toBeNull();
  expect(takeEarlyClick('eligibility')).toBe(link);
  expect(document.documentElement.dataset).toHaveProperty('alive');
  expect(document.documentElement.dataset).toHaveProperty('eligibility');
});
