import type { TimeOff } from '../../../../contract/help-desk/record-schema';

/** The days of a week that someone is away, by their index from 0. */
export type Bar = { absence: TimeOff; first: number; last: number };

/** The bars of a week, in rows without overlaps. */
export function layoutWeek(week: readonly string[], absences: readonly TimeOff[]): Bar[][] {
  const [sunday = '', saturday = ''] = [week[0], week.at(-1)];
  const bars = sortApprovedFirst(absences).flatMap((absence): Bar[] => {
    const { firstDay, lastDay } = absence;
    if (lastDay < sunday || firstDay > saturday) return [];
    return [
      {
        absence,
        first: firstDay < sunday ? 0 : week.indexOf(firstDay),
        last: lastDay > saturday ? week.length - 1 : week.indexOf(lastDay),
      },
    ];
  });
  const rows: Bar[][] = [];
  for (const bar of bars) {
    const row = rows.find((others) =>
      others.every(({ first, last }) => last < bar.first || bar.last < first),
    );
    if (row === undefined) rows.push([bar]);
    else row.push(bar);
  }
  return rows.map((row) => row.sort((a, b) => a.first - b.first));
}

/** Approved ones first, then those that begin first and last longest. */
export function sortApprovedFirst(absences: readonly TimeOff[]): TimeOff[] {
  return [...absences].sort(
    (a, b) =>
      Number(b.decision === 'approved') - Number(a.decision === 'approved') ||
      a.firstDay.localeCompare(b.firstDay) ||
      b.lastDay.localeCompare(a.lastDay) ||
      a.name.localeCompare(b.name),
  );
}
