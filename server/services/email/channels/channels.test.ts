import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tests/fakes/smtp-server';
import { buildApplicationReceipt } from '../../../features/applications/emails';
import { buildReplyEmail } from '../templates/region-email';
import { testRegions } from '../../../testing/samples/region-records';
import { DeliveryError } from '../../outbox/job-error';
import { createEmailFileChannel } from './email-file';
import { createSmtpChannel } from './smtp';

const at = '2026-03-01T12:00:00.000Z';
const from = 'no-reply@agency.example';
const mail = buildReplyEmail({
  language: null,
  region: testRegions.maryland,
  to: 'ann@mail.example',
  text: 'Dear Ann,\n\nyes. <b>We</b> can, José.',
});

async function failure(delivery: Promise<unknown>): Promise<DeliveryError> {
  const error: unknown = await delivery.then(
    () => new Error('was delivered'),
    (reason: unknown) => reason,
  );
  if (error instanceof DeliveryError) return error;
  throw error;
}

describe('SMTP', () => {
  let peer: FakeSmtpServer;
  let send: ReturnType<typeof createSmtpChannel>;
  beforeEach(async () => {
    peer = await startFakeSmtpServer();
    send = createSmtpChannel(peer.url, from);
  });
  afterEach(() => peer.stop());

  test('delivers an email with sender, reply address, and the job’s Message-ID', async () => {
    await send(mail, 'reply-1', at);
    const [received] = peer.mails;
    expect(received).toMatchObject({ from, to: ['ann@mail.example'] });
    expect(received?.source).toContain('From: Test Care MD <no-reply@agency.example>');
    expect(received?.source).toContain('Reply-To: Test Care MD <maryland@agency.example>');
    expect(received?.source).toContain('Message-ID: <reply-1@agency.example>');
    expect(received?.source).toContain('&lt;b&gt;We&lt;/b&gt;');
  });

  test('marks the server’s own emails, but not those of the staff', async () => {
    const job = { title: 'Aide', sample: false };
    const receipt = { region: testRegions.maryland, language: null, to: 'ann@mail.example', job };
    await send(buildApplicationReceipt(receipt), 'receipt-1', at);
    await send(mail, 'reply-1', at);
    const [automatic, written] = peer.mails.map(({ source }) => source);
    expect(automatic).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(automatic).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r?$/m);
    expect(written).not.toMatch(/^(?:Auto-Submitted|X-Auto-Response-Suppress|Precedence):/m);
  });

  test('names the email that it answers, and those before it', async () => {
    const references = Array.from(
      { length: 20 },
      (_, index) => `<${String(index)}-${'x'.repeat(60)}@mail.example>`,
    );
    const subject = 'Re: ¿Cuándo?\r\nBcc: eve@mail.example';
    await send({ ...mail, subject, inReplyTo: '<19@mail.example>', references }, 'reply-1', at);
    const source = peer.mails[0]?.source.replace(/\r?\n[ \t]+/g, ' ') ?? '';
    expect(source).toMatch(/^In-Reply-To: <19@mail\.example>\r?$/m);
    expect(source).toContain(`References: ${references.join(' ')}`);
    expect(source).not.toMatch(/^Bcc:/im);
  });

  test('has one of each header that mail servers expect', async () => {
    await send(mail, 'reply-1', at);
    const [headers = ''] = peer.mails[0]?.source.split(/\r?\n\r?\n/, 1) ?? [];
    for (const name of ['Date', 'From', 'To', 'Subject', 'Message-ID', 'MIME-Version']) {
      expect(headers.match(new RegExp(`^${name}:`, 'gm'))).toHaveLength(1);
    }
    expect(headers).toMatch(/^Date: Sun, 01 Mar 2026 12:00:00 \+0000\r?$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
  });

  test('never splits an address with a comma into two recipients', async () => {
    await send({ ...mail, to: 'a@mail.example, b@mail.example' }, 'reply-1', at).catch(() => null);
    expect(peer.mails.flatMap(({ to }) => to)).not.toContain('b@mail.example');
  });

  test('treats a rejected recipient as final and a busy server as temporary, without naming the recipient', async () => {
    peer.setErrorCode(550);
    const refused = await failure(send(mail, 'reply-1', at));
    expect(refused).toMatchObject({
      isFinal: true,
      details: { service: 'smtp', code: 550, step: 'RCPT TO' },
    });
    peer.setErrorCode(451);
    expect(await failure(send(mail, 'reply-1', at))).toMatchObject({ isFinal: false });
  });

  // An address that leads here but counts as another machine.
  const elsewhere = ({ port }: FakeSmtpServer, query: string) =>
    createSmtpChannel(`smtp://office:secret@0.0.0.0:${port}${query}`, from);

  test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'keeps an email and the password from another machine without TLS (%s)',
    async (query) => {
      const failed = await failure(elsewhere(peer, query)(mail, 'reply-1', at));
      expect(failed).toMatchObject({ isFinal: false, details: { service: 'smtp', code: 'ETLS' } });
      expect([peer.mails, peer.logins]).toEqual([[], []]);
    },
  );

  test('encrypts an email and the password for another machine', async () => {
    const encrypting = await startFakeSmtpServer(0, { offersTls: true });
    try {
      const untrusted = await failure(elsewhere(encrypting, '')(mail, 'reply-1', at));
      expect(untrusted.isFinal).toBe(false);
      expect(encrypting.logins).toEqual([]);
      await elsewhere(encrypting, '?tls.rejectUnauthorized=false')(mail, 'reply-1', at);
      expect(encrypting.logins).toEqual([{ password: 'secret', isEncrypted: true }]);
      expect(encrypting.mails).toMatchObject([{ isEncrypted: true }]);
    } finally {
      await encrypting.stop();
    }
  });

  test('treats a server that is down as temporary', async () => {
    const { url } = peer;
    await peer.stop();
    const disconnected = createSmtpChannel(url, from);
    expect(await failure(disconnected(mail, 'reply-1', at))).toMatchObject({ isFinal: false });
    peer = await startFakeSmtpServer();
  });

  test('disconnects from a server that never finishes', async () => {
    let closed: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (closed = resolve));
    const dripping = createServer((socket) => {
      const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        closed();
      });
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    const { port } = dripping.address() as AddressInfo;
    const slow = createSmtpChannel(`smtp://127.0.0.1:${String(port)}`, from, 300);
    expect(await failure(slow(mail, 'reply-1', at))).toMatchObject({ isFinal: false });
    await ended;
    dripping.close();
  });
});

describe('files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larkspan-outbox-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('writes one .eml file, however often an email is delivered', async () => {
    const send = createEmailFileChannel(join(folder, 'outbox'), from);
    await send(mail, 'reply-1', at);
    await send(mail, 'reply-1', at);
    const [name, ...others] = readdirSync(join(folder, 'outbox'));
    expect([name, others]).toEqual(['2026-03-01T12-00-00-000Z-reply-1.eml', []]);
    const text = readFileSync(join(folder, 'outbox', name ?? ''), 'utf8');
    expect(text).toContain('To: ann@mail.example');
    expect(text).toContain('Subject: Your message to Test Care MD');
  });
});
