/** What a column is sorted by: times that have been, days to come, stages, or words. */
export type SortedBy = 'times' | 'days' | 'stages' | 'words';

const orders: Record<SortedBy, { up: string; down: string }> = {
  times: { up: 'oldest first', down: 'newest first' },
  days: { up: 'earliest first', down: 'latest first' },
  stages: { up: 'first stage first', down: 'last stage first' },
  words: { up: 'A to Z', down: 'Z to A' },
};

/** An order in words, beside the arrow that shows it. */
export function orderWords(by: SortedBy, descending: boolean): string {
  return orders[by][descending ? 'down' : 'up'];
}
