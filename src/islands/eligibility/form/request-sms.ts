import { smsKeyHeader } from '../../../../contract/sms/constants';
import { callApi } from '../../../lib/api/api-client';
import { environment } from '../../../lib/environment';

/** POST /sms, after an acknowledged submission. The answer is not used; a failure is only logged. */
export async function requestText(contact: string): Promise<void> {
  try {
    await callApi('/sms', {
      method: 'POST',
      body: { contact },
      headers: { [smsKeyHeader]: environment.smsKey },
    });
  } catch (error) {
    console.warn('The text message could not be requested.', error);
  }
}
