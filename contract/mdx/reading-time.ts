/** At 200 words per minute, at least 1. */
export function getReadingMinutes(body: string): number {
  const words = body.replace(/<[^<>]+>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}
