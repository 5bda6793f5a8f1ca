import { createRoot } from 'react-dom/client';
import { SignedInMenu } from './signed-in-menu';

export function showAccount(box: HTMLElement): void {
  createRoot(box).render(<SignedInMenu />);
}
