import { useSWRConfig } from 'swr';
import type { RecordChange, RecordState } from '../../../../contract/help-desk-changes';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { useVersionedChange, type VersionedChange } from '../../parts/use-versioned-change';
import { recordPath, useFreshHelpDesk } from '../use-queue';

export type RecordWish = Omit<RecordChange, 'version'>;

/** Changing a request; what it is then is shown at once, and asked for anew. */
export function useRecordChange(record: HelpDeskDetail): VersionedChange<RecordWish> {
  const path = recordPath(record.id);
  const { mutate } = useSWRConfig();
  const refresh = useFreshHelpDesk();
  return useVersionedChange<RecordState, RecordWish>(path, record.version, {
    onChanged: (next) => {
      void mutate<HelpDeskDetail>(path, (old) => old && { ...old, ...next }, false).then(refresh);
    },
    onRefused: refresh,
  });
}
