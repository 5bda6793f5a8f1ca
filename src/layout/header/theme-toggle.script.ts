import { readStored, subscribeStored } from '../../browser/local-storage';
import {
  applyThemeChoice,
  nextThemeChoice,
  toThemeChoice,
  type ThemeChoice,
} from '../../browser/theme-choice';
import { storageKeys } from '../../shared/facts';
import { getIconPosition, type IconName } from '../../shared/icons';

const choices: Record<ThemeChoice, { icon: IconName; label: string }> = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'system', label: 'System' },
};

/** Cycles light, dark, and system (specification section 4). */
export function startThemeToggle(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  const icon = button?.querySelector<HTMLElement>('.icon');
  const text = button?.querySelector('span');
  if (!button || !icon || !text) return;
  const readChoice = () => toThemeChoice(readStored(storageKeys.theme));
  const show = () => {
    const choice = readChoice();
    const label = `Theme: ${choices[choice].label}`;
    button.title = label;
    // The property would do nothing in Firefox before 119.
    const next = choices[nextThemeChoice(choice)].label;
    button.setAttribute('aria-label', `${label}. Change to ${next}.`);
    text.textContent = label;
    icon.style.setProperty('-webkit-mask-position', getIconPosition(choices[choice].icon));
  };
  show();
  subscribeStored(show);
  button.addEventListener('click', () => applyThemeChoice(nextThemeChoice(readChoice())));
}
