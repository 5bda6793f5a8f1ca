import type { TwilioSettings } from '../../../core/config/config';
import { DeliveryError } from '../../outbox/job-error';
import { toAuthorization } from './channels';

/** Fetches a file of a text, of at most `maxBytes`. Throws DeliveryError. */
export type MediaChannel = (url: string, maxBytes: number) => Promise<Buffer>;

/** A redirect leads to another host, which gets no credentials (Fetch standard, section 4.4). */
export function createTwilioMediaChannel(settings: TwilioSettings): MediaChannel {
  return async (url, maxBytes) => {
    try {
      const response = await fetch(url, {
        headers: { authorization: toAuthorization(settings) },
        signal: AbortSignal.timeout(30_000),
      });
      const { status } = response;
      if (!response.ok) throw new DeliveryError({ service: 'media', status }, { isFinal: false });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > maxBytes) throw tooLarge();
      }
      return Buffer.concat(chunks);
    } catch (error) {
      if (error instanceof DeliveryError) throw error;
      const code = (error as Error).name;
      throw new DeliveryError({ service: 'media', code }, { isFinal: false });
    }
  };
}

function tooLarge(): DeliveryError {
  return new DeliveryError({ service: 'media', code: 'too_large' }, { isFinal: true });
}

/** The addresses of the files of a text, if all are Twilio's own. */
export function listMediaUrls(
  body: Readonly<Partial<Record<string, string>>>,
  { apiUrl }: Pick<TwilioSettings, 'apiUrl'>,
): string[] {
  const count = Math.min(Number(body['NumMedia'] ?? 0) || 0, 10);
  const urls = Array.from({ length: count }, (_, index) => body[`MediaUrl${String(index)}`] ?? '');
  const isOwn = (url: string) =>
    URL.canParse(url) && new URL(url).origin === new URL(apiUrl).origin;
  return urls.every(isOwn) ? urls : [];
}
