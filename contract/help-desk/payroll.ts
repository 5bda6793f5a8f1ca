/** What the form's hours of a pay are called in what was asked; where they stand as figures, they are left out of it by these names. */
export const payHours = { hoursWorked: 'Hours worked', hoursPaid: 'Hours paid' } as const;

/** What was paid beyond the hours that were worked, in hours to hundredths, as they are entered; below 0, what is missing. */
export function paidBeyondWork({ worked, paid }: { worked: number; paid: number }): number {
  return Math.round((paid - worked) * 100) / 100;
}
