/** The header of the API key of POST /sms (specification section 7). The key is public: it is part of the bundle. */
export const smsKeyHeader = 'x-api-key';

/** The key unless SMS_KEY and GATSBY_SMS_KEY name another. */
export const defaultSmsKey = 'larkspan-public';

/** How a consent to text messages was given or withdrawn. The carrier reports numbers that have blocked us. */
export const consentSources = ['eligibility', 'help-desk', 'text', 'carrier', 'office'] as const;

/**
 * The consent box of each form. A changed label or hint needs a new version, because the ledger keeps which text a person agreed
 * to. The Spanish is in contract/forms/spanish-texts.ts. Earlier versions are in the history of both files.
 */
export const consentBoxes = {
  eligibility: {
    versions: { en: 'eligibility-1', es: 'eligibility-es-1' },
    getLabel: (company: string) => `${company} may text me about this request and about my care`,
  },
  'help-desk': {
    versions: { en: 'help-desk-1', es: 'help-desk-es-1' },
    getLabel: (company: string) => `${company} may text me about this request and about my work`,
  },
} as const;

/** The office reads this out before it records a spoken consent. Like the boxes, a changed text needs a new version. */
export const spokenConsent = {
  version: 'spoken-1',
  getText: (company: string) =>
    `May ${company} text you about your requests at this number? We usually send 1 to 4 messages for each request. ` +
    'Message and data rates may apply. You don’t have to agree, and you can reply STOP at any time.',
} as const;

export const consentHint =
  'You don’t have to agree. We usually send 1 to 4 messages for each request. Message and data rates may apply. ' +
  'Reply STOP to opt out at any time, or HELP for help. We never share your mobile number for marketing:';
