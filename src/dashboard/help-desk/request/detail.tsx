import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import { useRecord } from '../api';
import { Record } from './request';
import { NotOpen } from '../../components/detail/record-placeholder';

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
  const one = useRecord(id);
  const record = one.data;
  if (record && record.type === type) return <Record record={record} back={back} {...rest} />;
  return (
    <NotOpen
      one={{ ...one, isMissing: one.isMissing || record !== undefined }}
      missingWords="This request is not in this queue"
      back={back}
    />
  );
}
