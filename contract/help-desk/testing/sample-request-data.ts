import type { HelpDeskFacts } from '../request-data-schema';

/** What a request said: the parts that are given, and nothing else. */
export function helpDeskFacts(parts: Partial<HelpDeskFacts> = {}): HelpDeskFacts {
  return {
    subject: null,
    period: null,
    hours: null,
    supplies: [],
    otherSupplies: null,
    supplyWay: null,
    supplyAddress: null,
    timeOff: null,
    ...parts,
  };
}
