import { connect } from 'node:net';

type EndlessRequest = {
  path: string;
  type: string;
  /** The first bytes of the body. */
  begin?: string;
  /** Repeated without end. */
  more: string;
  /** Continues after the response until the server closes the connection. */
  isStubborn?: boolean;
};

/** POSTs a body without length or end. Returns the response and how many bytes were sent before it. */
export async function sendEndless(
  port: number,
  { path, type, begin = '', more, isStubborn = false }: EndlessRequest,
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
    const isBuffered = client.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    if (answer === '') sent += text.length;
    else if (!isStubborn) client.destroy();
    if (!isBuffered) {
      await Promise.race([new Promise((resolve) => client.once('drain', resolve)), closed]);
    }
    // Lets the response arrive.
    await new Promise(setImmediate);
  }
  return { status: Number(answer.split(' ')[1]), answer, sent };
}
