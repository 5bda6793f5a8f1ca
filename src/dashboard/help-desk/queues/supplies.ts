import type { HelpDeskFacts } from '../../../../contract/help-desk/schema';
import { orderWords, wayWords } from '../request-labels';
import { Review } from '../request/review-button';
import { ownColumn } from './queue-column';
import type { QueueKind } from './queue-type';

const order = (facts: HelpDeskFacts): string => orderWords(facts.supplies, facts.otherSupplies);

/** Orders of what a caregiver works with. */
export const requestSupply: QueueKind = {
  columns: [
    ownColumn('order', 'Order', order),
    ownColumn('way', 'How', ({ supplyWay }) => supplyWay && wayWords[supplyWay]),
  ],
  inFewWords: (facts) => order(facts) || null,
  DoneWith: Review,
};
