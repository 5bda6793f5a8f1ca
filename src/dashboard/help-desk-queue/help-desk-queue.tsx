import { CircleCheck, Inbox } from 'lucide-react';
import { helpDeskTypeOf } from '../parts/help-desk-screens';
import { LoadFailure, StaleBar } from '../parts/load-failure';
import { Notice } from '../parts/notice';
import { OlderOnes } from '../parts/older-ones';
import { PageHeader } from '../parts/page-header';
import { useHelpDesk } from '../parts/polls/use-help-desk';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { TableSkeleton } from '../parts/table';
import { FilterLinks } from './filter-links';
import { orderRecords, toFilter } from './order-records';
import { RecordTable } from './record-table';

/** One help-desk queue: its records, what waits first. The filter is in the address. */
export function HelpDeskQueue({ screen, location }: ScreenProps) {
  const { data, total, error, mutate, showOlder } = useHelpDesk();
  const filter = toFilter(new URLSearchParams(location.search).get('show'));
  const type = helpDeskTypeOf[screen.id];
  const failure = { error: error as unknown, onRetry: () => mutate() };

  const content = () => {
    if (!type) return null;
    if (!data) return error ? <LoadFailure {...failure} /> : <TableSkeleton />;
    const shown = orderRecords(data, type, filter);
    if (shown.length > 0) return <RecordTable records={shown} caption={screen.label} />;
    if (filter === 'waiting') return <Notice icon={CircleCheck} title="Nothing is waiting here" />;
    return (
      <Notice icon={Inbox} title={filter === 'all' ? 'No requests yet' : 'Nothing reviewed yet'}>
        {filter === 'all' && (
          <p>What caregivers send from the help desk page appears here within seconds.</p>
        )}
      </Notice>
    );
  };

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="What waits longest comes first. Opening and answering requests comes with the next release."
      />
      {type && data && (
        <FilterLinks path={screen.path} records={data} type={type} current={filter} />
      )}
      {data && error ? <StaleBar {...failure} /> : null}
      {content()}
      {data && (
        <OlderOnes
          shown={data.length}
          total={total}
          words={`The ${data.length} latest requests of all queues are listed and counted, those that wait before the reviewed`}
          onShow={showOlder}
        />
      )}
    </ScreenBody>
  );
}
