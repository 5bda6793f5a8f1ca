import { navigate } from 'gatsby';

/** Opens another screen and focuses `main`, because the focused element disappears. */
export function navigateTo(to: string): void {
  document.getElementById('main')?.focus();
  void navigate(to);
}
