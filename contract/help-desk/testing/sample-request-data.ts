import type { RequestData } from '../request-data-schema';

export function sampleRequestData(data: Partial<RequestData> = {}): RequestData {
  return {
    subject: null,
    period: null,
    hours: null,
    supplies: [],
    otherSupplies: null,
    supplyWay: null,
    supplyAddress: null,
    timeOff: null,
    ...data,
  };
}
