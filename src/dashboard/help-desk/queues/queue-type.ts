import type { ComponentType } from 'react';
import type { RecordChange, HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import type { VersionedChange } from '../../hooks/use-versioned-change';
import type { Column } from '../../components/table/data-table';
import type { QueueState } from '../params';

export type RequestPatch = Omit<RecordChange, 'version'>;

export type SectionProps = { request: HelpDeskDetail; getUrl: (requestId: string) => string };

/** Of the buttons that complete a request. */
export type ActionsProps = {
  request: Pick<
    HelpDeskDetail,
    | 'id'
    | 'name'
    | 'contact'
    | 'email'
    | 'emailOnFile'
    | 'canText'
    | 'statusPageExpiresAt'
    | 'reviewed'
    | 'decision'
  >;
} & Pick<VersionedChange<RequestPatch>, 'change' | 'isPending'>;

export type CalendarProps = {
  state: QueueState;
  getUrl: (changes: Partial<QueueState>) => string;
  onChange: (changes: Partial<QueueState>) => void;
};

export type QueueType = {
  columns: readonly Column<QueueItem>[];
  /** A short text about a request; null if its data has none. */
  summarize: (requestData: RequestData) => string | null;
  Section?: ComponentType<SectionProps>;
  Calendar?: ComponentType<CalendarProps>;
};
