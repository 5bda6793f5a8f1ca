/** Who did it, as `me` reads it. */
export function doer(by: string | null, me: string): string {
  if (by === null) return 'The office';
  return by === me ? 'You' : by;
}

/** To whom somebody assigned it, as `me` reads it. */
export function receiver({ by, to }: { by: string | null; to: string }, me: string): string {
  if (to !== me) return to;
  return by === me ? 'yourself' : 'you';
}
