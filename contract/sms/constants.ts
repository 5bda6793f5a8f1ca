/** The header of the static key of POST /sms (specification section 7). It ships in the bundle: no secret. */
export const smsKeyHeader = 'x-api-key';
