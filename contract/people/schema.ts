import Type, { type Static } from 'typebox';
import { screens, type ScreenId } from '../shared/roles';
import {
  calendarDate,
  closedObject,
  namedObject,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { maxCountedDue, retainedKinds } from './constants';

const PersonRecord = Type.Object({
  id: Type.String({ description: 'Of a consent to texts, a keyed hash of the number' }),
  label: Type.String(),
  messages: Type.Integer(),
  files: Type.Integer({ description: 'Benefit cards, résumés, photos, and files for caregivers' }),
  drafts: Type.Integer({ description: 'Unsent messages and changes of the staff' }),
  keep: Type.Union([Type.Literal('employment'), Type.Literal('opt-out'), Type.Null()], {
    description: 'Why laws may require the office to keep it',
  }),
});
export type PersonRecord = Static<typeof PersonRecord>;

export const PersonRecords = namedObject('PersonRecords', {
  records: Type.Array(PersonRecord, {
    description: 'With the same number or address; several people may share one',
  }),
  backupsUntil: calendarDate,
});
export type PersonRecords = Static<typeof PersonRecords>;

/** The kinds of records about people that have a screen. */
const personKinds = ['employee', 'thread', 'request', 'application'] as const;

export const RelatedRecord = Type.Object({
  kind: stringEnum(personKinds),
  screen: stringEnum(screens.map(({ id }): ScreenId => id)),
  id: Type.String({ description: 'For its URL' }),
  name: Type.String({ description: 'Of the person; others may share the number or address' }),
  detail: Type.String({ description: 'Tells it apart from their other records' }),
  at: timestamp,
  isConfirmed: Type.Boolean({
    description: 'Of a request and an employee: the office has confirmed who sent it',
  }),
});
export type RelatedRecord = Static<typeof RelatedRecord>;

export const RelatedRecords = namedObject('RelatedRecords', {
  records: Type.Array(RelatedRecord, {
    description: 'Employees first, then the newest; at most 100',
  }),
});

/** Counts of records whose retention period ends within 30 days. */
export const DueRecords = namedObject('DueRecords', {
  due: Type.Array(
    Type.Object({
      kind: stringEnum(retainedKinds),
      count: Type.Integer({ description: `Counted up to ${String(maxCountedDue + 1)}` }),
    }),
  ),
});
export type DueRecords = Static<typeof DueRecords>;

export const ChosenRecords = closedObject('ChosenRecords', {
  ids: Type.Array(Type.String({ pattern: '^[\\w-]{1,64}$' }), { minItems: 1, maxItems: 1_000 }),
});
