/** A length of time to the precision that matters: 'under a minute', '12 min', '3 h', '4 days'. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  if (minutes < 59.5) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 47.5 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}
