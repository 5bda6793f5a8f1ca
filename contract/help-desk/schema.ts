import Type, { type Static } from 'typebox';
import { Detail } from '../shared/schema/labeled-value';
import { helpDeskTypes } from './request-types';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';

/**
 * GET /helpDesk: a list of records (specification sections 3 and 7). `review` is the text 'true' when reviewed; from
 * `reference` on, what this product adds.
 */
export const HelpDeskRecord = Type.Object(
  {
    id: Type.String(),
    type: oneOf(helpDeskTypes),
    review: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC' }),
    reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
    name: Type.String(),
    contact: Type.String({ description: 'Ten digits' }),
    email: Type.Union([Type.String(), Type.Null()]),
    region: oneOf(regionIds),
    details: Type.Array(Detail, { description: 'What was asked, in the order of the form' }),
  },
  { $id: 'HelpDeskRecord' },
);
export type HelpDeskRecord = Static<typeof HelpDeskRecord>;

export const HelpDeskAnswer = Type.Array(HelpDeskRecord, { $id: 'HelpDeskAnswer' });
export type HelpDeskAnswer = Static<typeof HelpDeskAnswer>;
