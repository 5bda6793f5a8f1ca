import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { rowLinks } from '../hooks/list/row-links';

/**
 * Where a row opens in the list's place or over it: j and k lead the focus from one to the next, Enter opens as with any link.
 * @param what one of them is called: 'post'
 */
export function useRowKeys(what: string): void {
  const go = (step: 1 | -1) => {
    const links = rowLinks();
    const at = links.findIndex((link) => link === document.activeElement);
    (at === -1 ? links[0] : links[at + step])?.focus();
  };
  useKeys({
    j: { words: `To the next ${what}; Enter opens it`, act: () => go(1) },
    k: { words: `To the ${what} before`, act: () => go(-1) },
  });
}
