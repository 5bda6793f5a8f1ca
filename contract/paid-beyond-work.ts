/** What was paid beyond the hours that were worked, in hours to hundredths, as they are entered; below 0, what is missing. */
export function paidBeyondWork({ worked, paid }: { worked: number; paid: number }): number {
  return Math.round((paid - worked) * 100) / 100;
}
