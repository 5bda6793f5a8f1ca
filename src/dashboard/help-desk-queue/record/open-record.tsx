import { Link } from 'gatsby';
import { SearchX } from 'lucide-react';
import type { HelpDeskType } from '../../../../contract/help-desk-types';
import { space } from '../../../theme/space';
import { buttonStyle } from '../../../ui/button-style';
import { LoadFailure } from '../../parts/load-failure';
import { Notice } from '../../parts/notice';
import { TableSkeleton } from '../../parts/table';
import { useRecord } from '../use-queue';
import { Record } from './record';

type OpenRecordProps = {
  id: string;
  type: HelpDeskType;
  /** The address of the list alone. */
  back: string;
  addressOf: (record: string) => string;
  /** Whether it was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
};

/** A request of a queue, or why it is not there. */
export function OpenRecord({ id, type, back, ...rest }: OpenRecordProps) {
  const { record, isMissing, error, mutate } = useRecord(id);
  if (record && record.type === type) return <Record record={record} back={back} {...rest} />;
  return (
    <div css={{ padding: space[5] }}>
      {isMissing || record ? (
        <Notice icon={SearchX} title="This request is not in this queue">
          <Link to={back} replace css={buttonStyle('outline')}>
            Back to the list
          </Link>
        </Notice>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </div>
  );
}
