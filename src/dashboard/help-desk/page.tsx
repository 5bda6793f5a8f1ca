import { CircleCheck, Inbox } from 'lucide-react';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { QueueResponse } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { helpDeskTypeOf } from '../components/screen/help-desk-screens';
import { ListDetail } from '../components/detail/list-detail-layout';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { PagedList } from '../components/list/paged-list';
import { useChosen } from '../components/selection/use-selection';
import { useListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { Notice } from '../components/status/notice';
import { PageHeader } from '../components/screen/page-header';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { age } from '../components/time/relative-time';
import { useNow } from '../components/time/use-now';
import { ViewLinks } from '../components/screen/view-links';
import { queueAddress } from './params';
import { BulkActions } from './bulk-actions';
import { createColumns, waitingRowStyle } from './columns';
import { QueueFilters } from './filters';
import { queueTypes } from './queues/queue-types';
import { RequestDetail } from './request/request';
import { queuePath, useRefreshHelpDesk } from './api';

/** One help-desk queue, the longest wait first, next to the open request. */
export function HelpDeskPage(props: ScreenProps) {
  const type = helpDeskTypeOf[props.screen.id];
  return type === undefined ? null : <Queue {...props} type={type} />;
}

function Queue({ screen, location, type }: ScreenProps & { type: HelpDeskType }) {
  const listState = useListState(location, screen.path, queueAddress);
  const { state, addressOf: getUrl, change } = listState;
  const path = queuePath(type);
  const page = useListPage<QueueResponse>(queueAddress.keyOf(path, state));
  const { data } = page;
  const refresh = useRefreshHelpDesk();
  const now = useNow();
  const opened = useOpened(listState, 'record', {
    rows: data?.items,
    total: data?.total,
    isOld: page.isOld,
    what: 'request',
  });
  const isRequestOpen = state.record !== null;
  const selection = useChosen(data?.items, ({ name }) => name, isRequestOpen);

  const { columns, Calendar } = queueTypes[type];
  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && formatWaiting(data, now)} />
      {Calendar && !isRequestOpen && (
        <ViewLinks
          views={[
            { id: 'list', label: 'List', to: getUrl({ view: 'list' }) },
            { id: 'calendar', label: 'Calendar', to: getUrl({ view: 'calendar' }) },
          ]}
          current={state.view}
        />
      )}
      {Calendar && state.view === 'calendar' && !isRequestOpen ? (
        <Calendar page={page} state={state} getUrl={getUrl} onChange={change} />
      ) : (
        <>
          <ListBar
            search={{
              id: 'queue-search',
              label: 'Search requests',
              placeholder: 'Name, number, e-mail, or reference',
            }}
            at={listState}
            exported={queueAddress.exported(`${path}/export`, state)}
          >
            <QueueFilters type={type} state={state} onChange={change} />
          </ListBar>
          <BulkActions
            type={type}
            selected={selection.chosen}
            all={selection.all}
            onChanged={(rejectedIds) => {
              selection.choose(rejectedIds);
              refresh();
            }}
          />
          <PagedList
            page={page}
            at={listState}
            choice={selection.choice}
            caption={screen.label}
            one="request"
            many="requests"
            columns={createColumns(columns, now, isRequestOpen)}
            linkOf={opened.linkOf}
            rowStyle={({ reviewed }) => !reviewed && waitingRowStyle}
            open={state.record}
            otherSorts={{ waiting: 'Longest wait' }}
            noneYet={
              <Notice icon={Inbox} title="No requests yet">
                <p>New help-desk requests appear here within seconds.</p>
              </Notice>
            }
            noMatch={() =>
              state.show === 'waiting' && !queueAddress.isNarrowed({ ...state, show: 'all' }) ? (
                <Notice icon={CircleCheck} title="Nothing is waiting" />
              ) : (
                <NoMatch title="No matching requests" all={screen.path} />
              )
            }
          />
        </>
      )}
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.record}>
      {(id) => (
        <RequestDetail
          id={id}
          type={type}
          getUrl={(requestId) => opened.linkOf({ id: requestId })}
          listUrl={opened.back}
          takesFocus={opened.takesFocus}
        />
      )}
    </ListDetail>
  );
}

/** Counts the whole queue, regardless of filters. */
function formatWaiting({ waiting, oldestWaitingAt }: QueueResponse, now: number): string {
  if (oldestWaitingAt === null) return 'Nothing is waiting.';
  return `${formatNumber(waiting)} waiting, oldest ${age(oldestWaitingAt, now)}`;
}
