import { useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import Sun from 'lucide-react/icons/sun';
import type { MyDay as Day } from '../../../../contract/overview/my-day-schema';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, getScreen } from '../../../../contract/shared/roles';
import { color, space } from '../../../theme/tokens';
import { useStaffNames } from '../../api/staff-names';
import { inlineLinkStyle, surfaceStyle } from '../../components/dashboard.styles';
import { Link } from '../../components/link';
import { Section } from '../../components/section';
import { Notice } from '../../components/status/notice';
import { formatMoment } from '../../components/time/format';
import { TimeAgo, useNow, WaitingTime } from '../../components/time/time-ago';
import { useFocusFallback } from '../../hooks/use-focus';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { useStaff } from '../../hooks/use-staff';
import { DayRow, DueRow } from './day-row';

const changeLabels = {
  message: 'New message',
  assigned: 'Assigned to you',
  mention: 'Mentioned you',
};

/** Today's follow-ups of the account, the people who wait, and the changes since its last visit. */
export function MyDay({ day }: { day: Day }) {
  const { followUps, longest, waiting, unassigned, changes, since } = day;
  const { access } = useStaff();
  const formatName = useStaffNames();
  const now = useNow();
  const list = useDayKeys(followUps.map(({ id }) => id).join());
  const isOverdue = ({ at }: { at: string }) => Date.parse(at) <= now;
  const overdue = followUps.filter(isOverdue);
  const today = followUps.filter((item) => !isOverdue(item));
  const inbox = canSee(access, recordScreens.thread) ? getScreen(recordScreens.thread).path : null;
  const longestWait = longest ? [longest] : [];
  const isFree = [followUps, longestWait, waiting.items, unassigned.items, changes].every(
    ({ length }) => length === 0,
  );
  if (isFree) return <Notice icon={Sun} title="Nothing is due, and no one waits for you" />;
  return (
    <div ref={list} role="group" aria-label="My day" tabIndex={-1} css={listsStyle}>
      <DayList title="Overdue" items={overdue}>
        {(item) => <DueRow key={item.id} item={item} />}
      </DayList>
      <DayList title="Due today" items={today}>
        {(item) => <DueRow key={item.id} item={item} />}
      </DayList>
      <DayList
        title="Waits longest"
        items={longestWait}
        allUrl={inbox && `${inbox}?sort=waiting&waiting=1`}
      >
        {(item) => (
          <DayRow
            key={item.id}
            record={item}
            text={[
              item.assignee === null ? 'Unassigned' : `Assigned to ${formatName(item.assignee)}`,
              ...(item.isSnoozed ? ['snoozed'] : []),
            ].join(', ')}
            fact={<WaitingTime since={item.at} />}
          />
        )}
      </DayList>
      {(['mine', 'nobody'] as const).map((assignee) => {
        const { items, hasMore } = assignee === 'mine' ? waiting : unassigned;
        return (
          <DayList
            key={assignee}
            title={assignee === 'mine' ? 'Waiting for you' : 'Unassigned'}
            items={items}
            allUrl={
              hasMore ? inbox && `${inbox}?assignee=${assignee}&sort=waiting&waiting=1` : null
            }
          >
            {(item) => (
              <DayRow
                key={item.id}
                record={item}
                text={item.kind === 'request' ? getScreen(item.screen).label : ''}
                fact={<WaitingTime since={item.at} />}
              />
            )}
          </DayList>
        );
      })}
      <DayList title={`New since ${formatMoment(since)}`} items={changes}>
        {(item) => (
          <DayRow
            key={`${item.what} ${item.id}`}
            record={item}
            text={changeLabels[item.what]}
            fact={<TimeAgo at={item.at} />}
          />
        )}
      </DayList>
    </div>
  );
}

type DayListProps<Item> = {
  title: string;
  items: readonly Item[];
  /** Of the list, if it has more. */
  allUrl?: string | null;
  children: (item: Item) => ReactNode;
};

function DayList<Item>({ title, items, allUrl = null, children }: DayListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <div>
      <Section title={title} heading="h2">
        <ul css={{ listStyle: 'none' }}>{items.map(children)}</ul>
        {allUrl !== null && (
          <p>
            <Link to={allUrl} css={inlineLinkStyle}>
              Show all
            </Link>
          </p>
        )}
      </Section>
    </div>
  );
}

/** j and k move between the rows, and d marks the follow-up of the focused one as done. */
function useDayKeys(dueIds: string) {
  const list = useRef<HTMLDivElement>(null);
  const getRows = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-day-row]') ?? [])];
  const getIndex = (rows: HTMLElement[]) =>
    rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const rows = getRows();
    const index = getIndex(rows);
    rows[index === -1 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus();
  };
  useFocusFallback(dueIds, () => getRows()[0] ?? list.current);
  useShortcuts({
    j: { label: 'Next row', run: () => move(1), isAvailable: () => getRows().length > 0 },
    k: { label: 'Previous row', run: () => move(-1), isAvailable: () => getRows().length > 0 },
    d: {
      label: 'Mark the follow-up as done',
      isAvailable: () => dueIds !== '',
      run: () => {
        const rows = getRows();
        const index = getIndex(rows);
        const button = rows[index]?.closest('li')?.querySelector<HTMLElement>('[data-done]');
        if (!button) return;
        button.click();
        // The row disappears.
        (rows[index + 1] ?? rows[index - 1])?.focus();
      },
    },
  });
  return list;
}

/** One surface in columns, because the lists differ in height. */
const listsStyle = css(surfaceStyle, {
  columns: '2 26rem',
  columnGap: space[8],
  columnRule: `1px solid ${color.divider}`,
  padding: space[4],
  '> *': { breakInside: 'avoid' },
  '> * + *': { marginBlockStart: space[6] },
  '> :only-child': { columnSpan: 'all' },
});
