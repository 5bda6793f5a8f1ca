import { connect } from 'node:net';

type Endless = {
  path: string;
  type: string;
  /** The body's first bytes; `more` follows again and again. */
  begin?: string;
  more: string;
  /** Goes on after the answer until the other side ends the connection. */
  isStubborn?: boolean;
};

/**
 * Sends a request whose body has no length and no end over a real connection. Returns the answer,
 * and how many bytes were sent before it came.
 */
export async function sendEndless(
  port: number,
  { path, type, begin = '', more, isStubborn = false }: Endless,
): Promise<{ status: number; answer: string; sent: number }> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  const closed = new Promise((resolve) => client.once('close', resolve));
  let answer = '';
  client.on('data', (data) => (answer += data.toString()));
  client.write(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  let sent = 0;
  for (let text = begin + more; !client.destroyed; text = more) {
    const isFree = client.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    if (answer === '') sent += text.length;
    else if (!isStubborn) client.destroy();
    if (!isFree)
      await Promise.race([new Promise((resolve) => client.once('drain', resolve)), closed]);
    // Lets the answer in.
    await new Promise(setImmediate);
  }
  return { status: Number(answer.split(' ')[1]), answer, sent };
}
