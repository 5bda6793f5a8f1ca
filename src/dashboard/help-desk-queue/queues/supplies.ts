import type { HelpDeskFacts } from '../../../../contract/help-desk-facts';
import { orderWords, wayWords } from '../facts-words';
import { Review } from '../record/review';
import { ownColumn } from './own-column';
import type { QueueKind } from './queue-kind';

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
