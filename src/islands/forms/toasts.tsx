import { createRoot } from 'react-dom/client';
import type toastLibrary from 'react-hot-toast';

let toasts: Promise<typeof toastLibrary> | undefined;

/** Loads the toasts while there is still a network, and adds them to the page once. */
export function loadToasts(): void {
  toasts ??= addToasts();
  toasts.catch(() => (toasts = undefined));
}

/** A toast that cannot be shown is only logged: forms also show their outcome in place. */
export function showToast(show: (toast: typeof toastLibrary) => void): void {
  loadToasts();
  toasts?.then(show, () => console.warn('A notification could not be shown.'));
}

async function addToasts(): Promise<typeof toastLibrary> {
  const [{ default: toast }, { ToastHost }] = await Promise.all([
    import('react-hot-toast'),
    import('./toast-host'),
  ]);
  const box = document.body.appendChild(document.createElement('div'));
  createRoot(box).render(<ToastHost />);
  return toast;
}
