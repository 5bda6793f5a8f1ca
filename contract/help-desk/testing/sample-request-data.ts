import type { HelpDeskFacts } from '../schema';

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
