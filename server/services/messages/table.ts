import type { HelpDeskEventType } from '../../../contract/help-desk/constants';
import type { ThreadEventKind } from '../../../contract/inbox/constants';

declare module '../../core/db/tables' {
  interface Tables {
    events: EventTable;
  }
}

/** A record that messages and events are about. */
export type Subject = { kind: 'thread' | 'request' | 'application'; id: string };

/** A change of a record that its timeline shows between the messages. */
export type EventTable = {
  id: string;
  subjectKind: Subject['kind'];
  subjectId: string;
  at: string;
  /** Email of a staff member. Null for the person themselves or housekeeping. */
  actor: string | null;
  kind: ThreadEventKind | HelpDeskEventType;
  /** The status, stage, or assignee, the name of an employee, or the id of the other thread or of the message that announces a decision. */
  detail: string | null;
  /** The same for all events of one bulk action. */
  batch: string | null;
};
