/** One bit each, in the order of `channels`, when this was written. */
const channels = ['eligibility', 'contact', 'enrollment', 'sms', 'email', 'note', 'call'];

const channelIndexes = channels.map(
  (channel, bit) => `
create index threads_with_${channel} on threads (active_at, n)
  where merged_into is null and channels & ${1 << bit} <> 0;`,
);

export const lists = `
-- Null until the thread's next change
alter table threads add column revision text;
${channelIndexes.join('')}
create index employees_employment on employees (status, left_on);`;
