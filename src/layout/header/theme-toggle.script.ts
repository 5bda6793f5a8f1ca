import { readStored, subscribeStored } from '../../browser/local-storage';
import {
  applyThemeChoice,
  nextThemeChoice,
  toThemeChoice,
  type ThemeChoice,
} from '../../browser/theme-choice';
import { storageKeys } from '../../shared/facts';
import { getPageLanguage, scriptTexts } from '../../browser/script-texts';
import { getIconPosition, type IconName } from '../../shared/icons';

const icons: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

/** Cycles light, dark, and system (specification section 4). */
export function startThemeToggle(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  const icon = button?.querySelector<HTMLElement>('.icon');
  const text = button?.querySelector('span');
  if (!button || !icon || !text) return;
  const texts = scriptTexts[getPageLanguage()];
  const readChoice = () => toThemeChoice(readStored(storageKeys.theme));
  const show = () => {
    const choice = readChoice();
    const label = `${texts.theme} ${texts[choice]}`;
    button.title = label;
    // The property would do nothing in Firefox before 119.
    const next = texts[nextThemeChoice(choice)];
    button.setAttribute('aria-label', `${label}. ${texts.changeTheme} ${next}.`);
    text.textContent = label;
    icon.style.setProperty('-webkit-mask-position', getIconPosition(icons[choice]));
  };
  show();
  subscribeStored(show);
  button.addEventListener('click', () => applyThemeChoice(nextThemeChoice(readChoice())));
}
