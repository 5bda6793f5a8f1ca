import type { RecordChange, RecordState } from '../../../../contract/help-desk/change-schema';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { useVersionedChange, type VersionedChange } from '../../api/use-versioned-change';
import { recordPath, useFreshHelpDesk } from '../api';

export type RecordWish = Omit<RecordChange, 'version'>;

/** Changing a request; the lists it is in are asked for anew. */
export function useRecordChange(record: HelpDeskDetail): VersionedChange<RecordWish> {
  const refresh = useFreshHelpDesk();
  return useVersionedChange<RecordState, RecordWish>(recordPath(record.id), record.version, {
    onChanged: refresh,
    onRefused: refresh,
  });
}
