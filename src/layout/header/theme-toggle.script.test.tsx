import { beforeEach, expect, test } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { storageKeys } from '../../shared/facts';
import { startThemeToggle } from './theme-toggle.script';

removeListenersAfterEach();
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<button data-theme-toggle><i class="icon"></i><span></span></button>';
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const theme = () => document.documentElement.dataset.theme;

test('a click goes from system to light, dark, and back, and is remembered', () => {
  startThemeToggle();
  expect(button().textContent).toBe('Theme: System');
  expect(button().getAttribute('aria-label')).toBe('Theme: System. Change to Light.');
  const steps = [1, 2, 3].map(() => {
    button().click();
    return [button().textContent, theme(), localStorage.getItem(storageKeys.theme)];
  });
  expect(steps).toEqual([
    ['Theme: Light', 'light', 'light'],
    ['Theme: Dark', 'dark', 'dark'],
    ['Theme: System', undefined, 'system'],
  ]);
});

test('the button shows the choice of another tab', () => {
  startThemeToggle();
  localStorage.setItem(storageKeys.theme, 'dark');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(button().textContent).toBe('Theme: Dark');
});
