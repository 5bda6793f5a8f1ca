import { useState } from 'react';
import { Link } from 'gatsby';
import { CircleCheck, Inbox, SearchX } from 'lucide-react';
import type { QueueAnswer } from '../../../contract/help-desk-queue';
import { queuePage } from '../../../contract/help-desk-limits';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { buttonStyle } from '../../ui/button-style';
import { helpDeskTypeOf } from '../parts/help-desk-screens';
import { useKeys } from '../parts/keys/use-keys';
import { ListDetail } from '../parts/list-detail';
import { DataTable } from '../parts/list/data-table';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { rowOfParameter } from '../parts/list/open-row';
import { Pager } from '../parts/list/pager';
import { useLastPage } from '../parts/list/use-last-page';
import { useListState } from '../parts/list/use-list-state';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { age } from '../parts/time/relative-time';
import { useNow } from '../parts/time/use-now';
import { useDetailFocus } from '../parts/use-detail-focus';
import { neighbourOf } from '../parts/neighbour';
import { queueAddress, queuePaths, type QueueState } from './queue-address';
import { QueueChoosing } from './queue-choosing';
import { queueColumns, rowStyleOf } from './queue-columns';
import { QueueFilters } from './queue-filters';
import { OpenRecord } from './record/open-record';
import { TimeOffCalendar } from './time-off/time-off-calendar';
import { useFreshHelpDesk, useQueue } from './use-queue';

/** One help-desk queue: what waits longest first, and beside it the request that is open. Its state is in the address. */
export function HelpDeskQueue(props: ScreenProps) {
  const type = helpDeskTypeOf[props.screen.id];
  return type === undefined ? null : <Queue {...props} type={type} />;
}

function Queue({ screen, location, type }: ScreenProps & { type: HelpDeskType }) {
  const { state, addressOf, change } = useListState(location, screen.path, queueAddress);
  const { data, error, isOld, mutate } = useQueue(type, state);
  useLastPage(
    { page: state.page, pageSize: queuePage, total: isOld ? undefined : data?.total },
    (page) => change({ page }),
  );
  const [selection, setSelection] = useState<Record<string, boolean>>({});
  const refresh = useFreshHelpDesk();
  const now = useNow();
  const back = addressOf({ record: null });
  const takesFocus = useDetailFocus(state.record, back, rowOf);
  const go = (step: 1 | -1) => {
    const next = neighbourOf(data?.items ?? [], state.record, step);
    if (next !== null) change({ record: next });
  };
  useKeys({
    j: { words: 'Next request', act: () => go(1) },
    k: { words: 'Previous request', act: () => go(-1) },
  });
  const beside = state.record !== null;
  const chosen = beside ? [] : (data?.items ?? []).filter(({ id }) => selection[id] === true);

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && waitingWords(data, now)} />
      <ListBar
        search={{
          id: 'queue-search',
          label: 'Search requests',
          placeholder: 'Name, number, e-mail or reference',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
        exported={{ path: queuePaths(type, state).export, search: state.query }}
      >
        <QueueFilters state={state} onChange={change} />
      </ListBar>
      <QueueChoosing
        type={type}
        chosen={chosen}
        onChanged={(refused) => {
          setSelection(Object.fromEntries(refused.map((id) => [id, true])));
          refresh();
        }}
      />
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {({ items, total }) => (
          <>
            <ListCount total={total} one="request" many="requests" />
            {items.length === 0 ? (
              <NoneHere state={state} all={screen.path} />
            ) : (
              <DataTable
                caption={screen.label}
                columns={queueColumns(type, now, beside)}
                rows={items}
                keyOf={({ id }) => id}
                linkOf={({ id }) => addressOf({ record: id })}
                rowStyle={({ id, reviewed }) => rowStyleOf(id === state.record, reviewed)}
                sort={{
                  by: state.sort,
                  down: state.down,
                  addressOf,
                  others: { waiting: 'Waiting longest' },
                }}
                choice={
                  beside
                    ? undefined
                    : { chosen: selection, onChange: setSelection, nameOf: ({ name }) => name }
                }
                busy={isOld}
              />
            )}
            <Pager
              page={state.page}
              pageSize={queuePage}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
      {type === 'requestPto' && !beside && (
        <TimeOffCalendar addressOf={(record) => addressOf({ record })} />
      )}
    </ScreenBody>
  );

  return (
    <ListDetail
      title={screen.label}
      list={list}
      detail={
        state.record === null ? null : (
          <OpenRecord
            key={state.record}
            id={state.record}
            type={type}
            back={back}
            addressOf={(record) => addressOf({ record })}
            takesFocus={takesFocus}
          />
        )
      }
    />
  );
}

/** What waits in the whole queue, whatever is listed. */
function waitingWords({ waiting, oldestWaitingAt }: QueueAnswer, now: number): string {
  if (oldestWaitingAt === null) return 'Nothing is waiting.';
  return `${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${age(oldestWaitingAt, now)}.`;
}

/** The row of a request, or the first of all. */
const rowOf = (id: string) => rowOfParameter('record', id);

function NoneHere({ state, all }: { state: QueueState; all: string }) {
  const isNarrowed = state.query !== '' || state.assignee !== null || state.region !== null;
  if (isNarrowed || state.show === 'reviewed') {
    return (
      <Notice icon={SearchX} title="No request matches">
        <Link to={all} replace css={buttonStyle('outline')}>
          Show all
        </Link>
      </Notice>
    );
  }
  if (state.show === 'waiting')
    return <Notice icon={CircleCheck} title="Nothing is waiting here" />;
  return (
    <Notice icon={Inbox} title="No requests yet">
      <p>What caregivers send from the help desk page appears here within seconds.</p>
    </Notice>
  );
}
