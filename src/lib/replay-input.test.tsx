import { afterEach, expect, test } from 'vitest';
import { inputReplay } from '../site/replay-input';
import { takeEarlyTap } from './replay-input';

function hold(script?: string): HTMLElement {
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
  const button = hold('alive');
  expect(takeEarlyTap('alive')).toBe(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(takeEarlyTap('alive')).toBeNull();
});

test('a tap waits for the script that it needs, not for any', () => {
  const link = hold();
  expect(takeEarlyTap('alive')).toBeNull();
  expect(takeEarlyTap('eligibility')).toBe(link);
  expect(document.documentElement.dataset).toHaveProperty('alive');
  expect(document.documentElement.dataset).toHaveProperty('eligibility');
});
