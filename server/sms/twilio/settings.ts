import type { EnvironmentReader } from '../../environment-reader';

/** Twilio's account; null: texts are written to files. */
export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** +1 and ten digits. */
  from: string;
  apiUrl: string;
  /** The address under which Twilio delivers incoming texts, exactly as it is given there: its signature covers it. */
  webhookUrl: string;
  /** Where it tells what has become of a text of ours, beside webhookUrl; null: it cannot reach us. */
  statusUrl: string | null;
};

/**
 * The settings of Twilio, or null when there are none.
 * @param siteUrl where the site stands, and the API unless TWILIO_WEBHOOK_URL says another address
 */
export function readTwilio(read: EnvironmentReader, siteUrl: string): TwilioSettings | null {
  const apiUrl = read.url('TWILIO_API_URL', ['http:', 'https:']) ?? 'https://api.twilio.com';
  const webhookUrl =
    read.url('TWILIO_WEBHOOK_URL', ['http:', 'https:']) ?? `${siteUrl}/api/sms/incoming`;
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const values = names.map((name) => read.optional(name));
  const [accountSid, authToken, from] = values;
  if (values.every((value) => value === null)) return null;
  names.forEach((name, index) => {
    if (values[index] === null)
      read.problem(name, 'is missing: Twilio needs all three of its settings.');
  });
  if (from && !/^\+\d{8,15}$/.test(from)) {
    read.problem('TWILIO_FROM', 'must be a number like +12125550142.');
  }
  return {
    accountSid: accountSid ?? '',
    authToken: authToken ?? '',
    from: from ?? '',
    apiUrl: apiUrl.replace(/\/+$/, ''),
    webhookUrl,
    statusUrl: statusUrlOf(webhookUrl),
  };
}

/** Twilio refuses texts that name an address of this machine. */
function statusUrlOf(webhookUrl: string): string | null {
  const hostname = URL.canParse(webhookUrl) ? new URL(webhookUrl).hostname : 'localhost';
  const isHere = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname);
  const ending = /\/sms\/incoming$/;
  return !isHere && ending.test(webhookUrl) ? webhookUrl.replace(ending, '/sms/status') : null;
}
