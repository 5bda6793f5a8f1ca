import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { rowLinks } from '../hooks/list/row-links';

/** J and K move the focus between the rows of a list. */
export function useRowShortcuts(): void {
  const move = (step: 1 | -1) => {
    const links = rowLinks();
    const index = links.findIndex((link) => link === document.activeElement);
    (index === -1 ? links[0] : links[index + step])?.focus();
  };
  useKeys({
    j: { words: 'Next post', act: () => move(1) },
    k: { words: 'Previous post', act: () => move(-1) },
  });
}
