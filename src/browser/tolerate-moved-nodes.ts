/**
 * Translators and extensions move the text of a page into elements of their own, or replace it. React then fails to insert before a text or
 * to remove it, and clears the page (https://github.com/facebook/react/issues/11538). This inserts before the element that
 * took the text along, and removes that element. Calling it again changes nothing.
 */
export function tolerateMovedNodes(): void {
  if (isTolerant) return;
  isTolerant = true;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, findOwnChild(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    const child = findOwnChild(this, node);
    if (child !== null) removeChild.call(this, child);
    return node;
  };
}

let isTolerant = false;

/** The child of `parent` that is or contains the node; null if it is elsewhere. */
function findOwnChild(parent: Node, node: Node | null): Node | null {
  // Some libraries pass undefined for null.
  let child = node ?? null;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}
