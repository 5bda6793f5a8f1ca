import { CircleCheck, Inbox } from 'lucide-react';
import { helpDeskTypeOf } from '../parts/help-desk-screens';
import { FilterLinks } from '../parts/list/filter-links';
import { ListBody } from '../parts/list/list-body';
import { paged, pageSize } from '../parts/list/paged';
import { Pager } from '../parts/list/pager';
import { useListState } from '../parts/list/use-list-state';
import { Notice } from '../parts/notice';
import { OlderOnes } from '../parts/older-ones';
import { PageHeader } from '../parts/page-header';
import { useHelpDesk } from '../parts/polls/use-help-desk';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { filters, orderRecords, type Filter } from './order-records';
import { queueAddress } from './queue-address';
import { RecordTable } from './record-table';

const labels: Record<Filter, string> = { all: 'All', waiting: 'Waiting', reviewed: 'Reviewed' };

/** One help-desk queue: its records, what waits first. Filter and page are in the address. */
export function HelpDeskQueue({ screen, location }: ScreenProps) {
  const { data, total, error, mutate, showOlder } = useHelpDesk();
  const { state, addressOf } = useListState(location, screen.path, queueAddress);
  const type = helpDeskTypeOf[screen.id];
  const listed = (filter: Filter) => (data && type ? orderRecords(data, type, filter) : []);

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="What waits longest comes first. Opening and answering requests comes with the next release."
      />
      {data && (
        <FilterLinks
          links={filters.map((filter) => ({
            label: labels[filter],
            count: listed(filter).length,
            to: addressOf({ show: filter }),
            isCurrent: filter === state.show,
          }))}
        />
      )}
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {(records) => {
          const found = listed(state.show);
          const { shown, page } = paged(found, state.page);
          return (
            <>
              {found.length === 0 ? (
                <NoneYet filter={state.show} />
              ) : (
                <RecordTable records={shown} caption={screen.label} />
              )}
              <Pager
                page={page}
                pageSize={pageSize}
                total={found.length}
                addressOf={(to) => addressOf({ page: to })}
              />
              <OlderOnes
                shown={records.length}
                total={total}
                words={`The ${records.length} latest requests of all queues are listed and counted, those that wait before the reviewed`}
                onShow={showOlder}
              />
            </>
          );
        }}
      </ListBody>
    </ScreenBody>
  );
}

function NoneYet({ filter }: { filter: Filter }) {
  if (filter === 'waiting') return <Notice icon={CircleCheck} title="Nothing is waiting here" />;
  return (
    <Notice icon={Inbox} title={filter === 'all' ? 'No requests yet' : 'Nothing reviewed yet'}>
      {filter === 'all' && (
        <p>What caregivers send from the help desk page appears here within seconds.</p>
      )}
    </Notice>
  );
}
