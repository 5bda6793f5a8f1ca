import { useShortcuts } from '../hooks/keyboard/use-shortcuts';
import { getRowLinks } from '../hooks/list/row-links';

/** J and K move the focus between the rows of a list. */
export function useRowShortcuts(): void {
  const move = (step: 1 | -1) => {
    const links = getRowLinks();
    const index = links.findIndex((link) => link === document.activeElement);
    (index === -1 ? links[0] : links[index + step])?.focus();
  };
  useShortcuts({
    j: { label: 'Next post', run: () => move(1) },
    k: { label: 'Previous post', run: () => move(-1) },
  });
}
