import { startFakeSmtpServer } from '../fakes/smtp-server';
import { startFakeTwilio } from '../fakes/twilio-api';

/** Counts of emails and texts that have left, by the key of their job. */
export type Deliveries = {
  environment: Record<string, string>;
  emails: Map<string, number>;
  texts: Map<string, number>;
  stop(): Promise<void>;
};

const addTo = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** Accepts all emails and texts, and keeps their keys only. */
export async function startDeliveries(): Promise<Deliveries> {
  const smtp = await startFakeSmtpServer();
  const twilio = await startFakeTwilio();
  const emails = new Map<string, number>();
  const texts = new Map<string, number>();
  const collect = () => {
    for (const { source } of smtp.mails.splice(0))
      addTo(emails, /^Message-ID:\s*<([^@>]+)@/im.exec(source)?.[1] ?? 'no Message-ID');
    for (const { idempotencyToken } of twilio.texts.splice(0))
      addTo(texts, idempotencyToken ?? 'no key');
  };
  const timer = setInterval(collect, 1_000);
  return {
    environment: {
      SMTP_URL: smtp.url,
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: twilio.account.accountSid,
      TWILIO_AUTH_TOKEN: twilio.account.authToken,
      TWILIO_FROM: twilio.account.from,
    },
    emails,
    texts,
    stop: async () => {
      clearInterval(timer);
      collect();
      await smtp.stop();
      await twilio.stop();
    },
  };
}
