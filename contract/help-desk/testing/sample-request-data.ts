import { toRequestData, type RequestData } from '../request-data-schema';

export function sampleRequestData(data: Partial<RequestData> = {}): RequestData {
  return { ...toRequestData({}), ...data };
}
