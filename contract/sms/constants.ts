/** The header of the API key of POST /sms (specification section 7). The key is public: it is part of the bundle. */
export const smsKeyHeader = 'x-api-key';
