import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { QueueResponse } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { helpDeskScreens, helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
import { useAssigneeFilter } from '../components/assignee';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { EmptyState, Notice } from '../components/status/notice';
import { List } from '../components/list/list';
import { useTagFilter } from '../components/tags/tag-list';
import { waitingRowStyle } from '../components/table/table.styles';
import { useSelection } from '../hooks/selection/use-selection';
import { useListPage } from '../api/swr-hooks';
import { useListState } from '../hooks/list/use-list-state';
import { useOpenRow } from '../hooks/list/use-open-row';
import { type ScreenProps, ViewLinks } from '../components/screen';
import { formatAge } from '../components/time/format';
import { useNow } from '../components/time/time-ago';
import { getQueueFilters, queueParams } from './params';
import { BulkActions, formatRequestName } from './bulk-actions';
import { createColumns } from './columns';
import { queueTypes } from './queues/queue-types';
import { RequestDetail } from './request/request';

/** One help-desk queue, the longest wait first, next to the open request. */
export function HelpDeskPage(props: ScreenProps) {
  const type = helpDeskTypeByScreen[props.screen.id];
  return type === undefined ? null : <Queue {...props} type={type} />;
}

function Queue({ screen, location, type }: ScreenProps & { type: HelpDeskType }) {
  const list = useListState(location, screen.path, queueParams);
  const { state, getUrl, update } = list;
  const params = { type };
  const page = useListPage('GET /helpDesk/queues/:type', { ...list.input, params });
  const { data } = page;
  const assigneeFilter = useAssigneeFilter(
    { call: 'GET /helpDesk/queues/:type/assignees', params },
    state.assignee,
  );
  const tagFilter = useTagFilter(state.tag);
  const now = useNow();
  const openRow = useOpenRow(list, page, 'record', { noun: 'request' });
  const isRequestOpen = state.record !== null;
  const selection = useSelection(data?.items, formatRequestName, isRequestOpen);

  const queueType = queueTypes[type];
  const { Calendar } = queueType;
  return (
    <ListDetailLayout
      screen={screen}
      lead={data && formatWaiting(data, now)}
      action={
        Calendar &&
        !isRequestOpen && (
          <ViewLinks
            views={[
              { id: 'list', label: 'List', to: getUrl({ view: 'list' }) },
              { id: 'calendar', label: 'Calendar', to: getUrl({ view: 'calendar' }) },
            ]}
            current={state.view}
          />
        )
      }
      openRow={openRow}
      renderDetail={(record) => (
        <RequestDetail
          {...record}
          type={type}
          getUrl={(requestId) => openRow.getRowUrl({ id: requestId })}
        />
      )}
    >
      {Calendar && state.view === 'calendar' && !isRequestOpen ? (
        <Calendar state={state} getUrl={getUrl} onChange={update} />
      ) : (
        <List
          list={list}
          page={page}
          search={{
            label: 'Search requests',
            hint: 'Name, number, email, or reference',
          }}
          exportCall={{ call: 'GET /helpDesk/queues/:type/export', params }}
          filters={getQueueFilters(type, assigneeFilter, tagFilter)}
          viewScreen={helpDeskScreens[type]}
          selection={selection.tableSelection}
          caption={screen.label}
          one="request"
          columns={createColumns(queueType, now, isRequestOpen)}
          openRow={openRow}
          getRowStyle={({ reviewed }) => !reviewed && waitingRowStyle}
          otherSorts={{ waiting: 'Longest wait' }}
          noRows={
            <Notice icon={Inbox} title="No requests yet">
              <p>New help-desk requests appear here within seconds.</p>
            </Notice>
          }
          noMatch={() =>
            state.show === 'waiting' && !queueParams.isFiltered({ ...state, show: 'all' }) ? (
              <Notice icon={CircleCheck} title="Nothing is waiting" />
            ) : (
              <EmptyState title="No matching requests" allUrl={list.path} />
            )
          }
        >
          <BulkActions type={type} selection={selection} />
        </List>
      )}
    </ListDetailLayout>
  );
}

/** Counts the whole queue, regardless of filters. */
function formatWaiting({ waiting, oldestWaitingAt }: QueueResponse, now: number): string {
  if (oldestWaitingAt === null) return 'Nothing is waiting.';
  return `${formatNumber(waiting)} waiting, oldest ${formatAge(oldestWaitingAt, now)}`;
}
