import type { ComponentType } from 'react';
import type { HelpDeskFacts } from '../../../../contract/help-desk/schema';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { Column } from '../../components/table/data-table';
import type { VersionedChange } from '../../api/use-versioned-change';
import type { RecordWish } from '../request/use-request-change';
import type { CalendarViewProps } from '../time-off/calendar-view';

/** A record that is open, and the address of another one of its queue. */
export type RecordPartProps = { record: HelpDeskDetail; addressOf: (record: string) => string };

/** A record that is open, and how it is changed. */
export type DoneWithProps = {
  record: Pick<HelpDeskDetail, 'id' | 'name' | 'email' | 'pageUntil' | 'reviewed' | 'decision'>;
} & Pick<VersionedChange<RecordWish>, 'change' | 'busy'>;

/** What one queue has that the others have not. */
export type QueueKind = {
  /** Its columns, between who asks and who has it. */
  columns: readonly Column<QueueItem>[];
  /** What a request was about, in few words; null: its facts do not say. */
  inFewWords: (facts: HelpDeskFacts) => string | null;
  /** What stands in a record below what was asked. */
  RecordPart?: ComponentType<RecordPartProps>;
  /** The buttons by which the office is done with a record. */
  DoneWith: ComponentType<DoneWithProps>;
  /** Another view of the whole queue in the list's place. */
  Calendar?: ComponentType<CalendarViewProps>;
};
