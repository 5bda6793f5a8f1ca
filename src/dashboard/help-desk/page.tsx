import { CircleCheck, Inbox } from 'lucide-react';
import { grouped } from '../../../contract/shared/text/format-number';
import type { QueueAnswer } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../../contract/help-desk/request-types';
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
import { queueAddress, type QueueState } from './params';
import { QueueChoosing } from './bulk-actions';
import { queueColumns, waitingStyle } from './columns';
import { QueueFilters } from './filters';
import { queueKinds } from './queues/queue-types';
import { OpenRecord } from './request/detail';
import { queuePath, useFreshHelpDesk } from './api';

/** One help-desk queue: what waits longest first, and beside it the request that is open. Its state is in the address. */
export function HelpDeskQueue(props: ScreenProps) {
  const type = helpDeskTypeOf[props.screen.id];
  return type === undefined ? null : <Queue {...props} type={type} />;
}

function Queue({ screen, location, type }: ScreenProps & { type: HelpDeskType }) {
  const at = useListState(location, screen.path, queueAddress);
  const { state, addressOf, change } = at;
  const call = queuePath(type);
  const page = useListPage<QueueAnswer>(queueAddress.keyOf(call, state));
  const { data } = page;
  const refresh = useFreshHelpDesk();
  const now = useNow();
  const { linkOf, ...opened } = useOpened(at, 'record', {
    rows: data?.items,
    total: data?.total,
    isOld: page.isOld,
    what: 'request',
  });
  const beside = state.record !== null;
  const { chosen, choice, choose, all } = useChosen(data?.items, ({ name }) => name, beside);

  const { columns, Calendar } = queueKinds[type];
  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && waitingWords(data, now)} />
      {Calendar && !beside && (
        <ViewLinks
          views={[
            { id: 'list', label: 'List', to: addressOf({ view: 'list' }) },
            { id: 'calendar', label: 'Calendar', to: addressOf({ view: 'calendar' }) },
          ]}
          current={state.view}
        />
      )}
      {Calendar && state.view === 'calendar' && !beside ? (
        <Calendar page={page} at={at} />
      ) : (
        <>
          <ListBar
            search={{
              id: 'queue-search',
              label: 'Search requests',
              placeholder: 'Name, number, e-mail or reference',
            }}
            at={at}
            exported={queueAddress.exported(`${call}/export`, state)}
          >
            <QueueFilters {...{ type, state }} onChange={change} />
          </ListBar>
          <QueueChoosing
            {...{ type, chosen, all }}
            onChanged={(refused) => {
              choose(refused);
              refresh();
            }}
          />
          <PagedList
            {...{ page, at, choice }}
            caption={screen.label}
            one="request"
            many="requests"
            columns={queueColumns(columns, now, beside)}
            linkOf={linkOf}
            rowStyle={({ reviewed }) => !reviewed && waitingStyle}
            open={state.record}
            otherSorts={{ waiting: 'Waiting longest' }}
            noneYet={
              <Notice icon={Inbox} title="No requests yet">
                <p>What caregivers send from the help desk page appears here within seconds.</p>
              </Notice>
            }
            noMatch={() =>
              isAllDone(state) ? (
                <Notice icon={CircleCheck} title="Nothing is waiting here" />
              ) : (
                <NoMatch title="No request matches" all={screen.path} />
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
        <OpenRecord
          id={id}
          type={type}
          addressOf={(record) => linkOf({ id: record })}
          {...opened}
        />
      )}
    </ListDetail>
  );
}

/** What waits in the whole queue, whatever is listed. */
function waitingWords({ waiting, oldestWaitingAt }: QueueAnswer, now: number): string {
  if (oldestWaitingAt === null) return 'Nothing is waiting.';
  const longest = age(oldestWaitingAt, now);
  return waiting === 1
    ? `1 request waits, for ${longest}.`
    : `${grouped(waiting)} requests wait, the oldest for ${longest}.`;
}

/** Whether an empty list says that nothing waits: it is narrowed to what does, and by nothing else. */
function isAllDone(state: QueueState): boolean {
  return state.show === 'waiting' && !queueAddress.isNarrowed({ ...state, show: 'all' });
}
