import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string; isEncrypted: boolean };

export type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>;

export async function startFakeSmtpServer(port = 0, { offersTls = false } = {}) {
  const mails: ReceivedMail[] = [];
  const logins: { password: string; isEncrypted: boolean }[] = [];
  let errorCode: number | null = null;
  let rejectedCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, session, done) => {
      logins.push({ password: password ?? '', isEncrypted: session.secure });
      done(null, { user: username });
    },
    logger: false,
    closeTimeout: 200,
    onRcptTo: (_address, _session, done) => {
      if (errorCode === null) return done();
      rejectedCount += 1;
      done(Object.assign(new Error('refused'), { responseCode: errorCode }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const listeningPort = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listeningPort}`,
    port: listeningPort,
    mails,
    logins,
    setErrorCode: (code: number | null) => {
      errorCode = code;
    },
    getRejectedCount: () => rejectedCount,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
