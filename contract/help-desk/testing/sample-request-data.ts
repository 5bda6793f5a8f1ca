import type { RequestData } from '../schema';

export function sampleRequestData(parts: Partial<RequestData> = {}): RequestData {
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
