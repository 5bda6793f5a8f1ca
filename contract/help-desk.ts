import Type, { type Static } from 'typebox';
import { helpDeskTypes } from './help-desk-types';
import { oneOf } from './one-of';

/** GET /helpDesk: a list of records (specification sections 3 and 7). `review` is the text 'true' when reviewed. */
export const HelpDeskRecord = Type.Object(
  {
    id: Type.String(),
    type: oneOf(helpDeskTypes),
    review: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC' }),
  },
  { $id: 'HelpDeskRecord' },
);
export type HelpDeskRecord = Static<typeof HelpDeskRecord>;

export const HelpDeskAnswer = Type.Array(HelpDeskRecord, { $id: 'HelpDeskAnswer' });
export type HelpDeskAnswer = Static<typeof HelpDeskAnswer>;
