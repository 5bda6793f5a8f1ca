import type { EnvironmentReader } from './environment-reader';

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  from: string;
  apiUrl: string;
  /** Receives inbound texts. Must be exactly the URL entered at Twilio, because the signature covers it. */
  webhookUrl: string;
  /** Receives delivery statuses. Null if Twilio cannot reach this server. */
  statusUrl: string | null;
};

/** Null if Twilio is not set up: texts are then written to files. */
export function readTwilioSettings(
  read: EnvironmentReader,
  siteUrl: string,
): TwilioSettings | null {
  const apiUrl = read.url('TWILIO_API_URL', ['http:', 'https:']) ?? 'https://api.twilio.com';
  const webhookUrl =
    read.url('TWILIO_WEBHOOK_URL', ['http:', 'https:']) ?? `${siteUrl}/api/sms/incoming`;
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const values = names.map((name) => read.optional(name));
  const [accountSid, authToken, from] = values;
  if (values.every((value) => value === null)) return null;
  names.forEach((name, index) => {
    if (values[index] === null) {
      read.addIssue(name, 'is missing. Twilio needs all three settings.');
    }
  });
  if (from && !/^\+\d{8,15}$/.test(from)) {
    read.addIssue('TWILIO_FROM', 'must be a number like +12125550142.');
  }
  return {
    accountSid: accountSid ?? '',
    authToken: authToken ?? '',
    from: from ?? '',
    apiUrl: apiUrl.replace(/\/+$/, ''),
    webhookUrl,
    statusUrl: toStatusUrl(webhookUrl),
  };
}

/** Null for local addresses: Twilio rejects texts whose callback is one. */
function toStatusUrl(webhookUrl: string): string | null {
  const hostname = URL.canParse(webhookUrl) ? new URL(webhookUrl).hostname : 'localhost';
  const isLocal = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname);
  const ending = /\/sms\/incoming$/;
  return !isLocal && ending.test(webhookUrl) ? webhookUrl.replace(ending, '/sms/status') : null;
}
