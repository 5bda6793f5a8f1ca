import { isProbablySignedIn } from '../../browser/auth/signed-in-hint';
import { subscribeStored } from '../../browser/local-storage';

/** Shows the account menu instead of Sign In, whose code is loaded only if a person seems signed in. */
export function startAccount(): void {
  const box = document.querySelector<HTMLElement>('[data-account]');
  if (box === null) return;
  const show = () => {
    if (!isProbablySignedIn()) return;
    stop();
    import('./signed-in-menu').then(
      ({ showAccount }) => showAccount(box),
      () => delete document.documentElement.dataset.person,
    );
  };
  const stop = subscribeStored(show);
  show();
}
