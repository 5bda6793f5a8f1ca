/** Stands in for Babel's helper for [...items], which Gatsby's preset calls and every browser that reads modules can do itself. */
export default function spread<Item>(items: Iterable<Item> | ArrayLike<Item>): Item[] {
  return Array.from(items);
}
