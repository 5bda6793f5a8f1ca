import { isProbablySignedIn } from '../../lib/auth/signed-in-hint';

/** Shows the account menu instead of Sign In, whose code is loaded only if a person seems signed in. */
export function startAccount(): void {
  const box = document.querySelector<HTMLElement>('[data-account]');
  if (box === null) return;
  const show = () => {
    if (!isProbablySignedIn()) return;
    removeEventListener('storage', show);
    import('./show-account').then(
      ({ showAccount }) => showAccount(box),
      () => delete document.documentElement.dataset.person,
    );
  };
  show();
  addEventListener('storage', show);
}
