import { describe, expect, test } from 'vitest';
import {
  base64,
  gmail,
  outlook,
  plain,
  rawMail,
  withFiles,
  testOwnAddresses,
} from '../../../testing/samples/emails';
import { newId } from '../../../core/db/uuid';
import { extractReplyIds, messageJobKey } from '../message-ids';
import { parseEmail } from './parse-email';

const to = 'replies+0123@mail.agency.example';
const read = (raw: string | Buffer) => parseEmail(Buffer.from(raw), testOwnAddresses);

describe('text', () => {
  test('comes from the plain part of a Gmail message', async () => {
    const { text } = await read(gmail({ to }));
    expect(text).toMatch(/^Tomorrow at five, please – she naps until four\.\n\nOn Sun/);
    expect(text).not.toContain('<div');
  });

  test('is converted from HTML-only Outlook messages without the logo', async () => {
    const { text, files } = await read(outlook({ to }));
    expect(text).toMatch(/^José can come on Monday & Tuesday\.\n\nIs nine too early\?\n/);
    expect(text).toMatch(/\nFrom: Test Care NY .*\nSent: .*\nTo: .*\nSubject: /);
    expect(text).not.toMatch(/margin|cid:|<\/?\w+>/);
    expect(files).toEqual([]);
  });

  test.each([
    ['utf-8', Buffer.from('Señora Peña: ¿mañana? 🙂')],
    ['iso-8859-1', Buffer.from('Señora Peña: ¿mañana?', 'latin1')],
    ['windows-1252', Buffer.from('Se\u00f1ora Pe\u00f1a: \u00bfma\u00f1ana?', 'latin1')],
  ])('is decoded from %s', async (charset, bytes) => {
    expect((await read(base64({ to }, charset, bytes))).text).toMatch(/^Señora Peña: ¿mañana\?/);
  });

  test('has no control characters or reading-direction marks', async () => {
    const { text, files } = await read(withFiles({ to }, ['card\u202efdp.exe']));
    expect(text).toBe('Here is my card.');
    expect(files.map(({ name }) => name).join()).not.toContain('\u202e');
    expect((await read(plain({ to }, 'a\u0000b\u001b[31mc\u202ed'))).text).toBe('ab[31mcd');
  });

  test('has the HTML beside the plain footer of a mailing list', async () => {
    const raw = rawMail({ to }, [
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--x',
      'Content-Type: text/html',
      '',
      '<p>At five.</p>',
      '--x',
      '',
      'Family list',
      '--x--',
    ]);
    expect((await read(raw)).text).toBe('At five.\n\nFamily list');
  });

  test('excludes a forwarded email', async () => {
    const inner = 'From: Dr. Gray <gray@clinic.example>\r\nSubject: Results\r\n\r\nAll is well.';
    const raw = rawMail({ to }, [
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--x',
      '',
      'See below.',
      '--x',
      'Content-Type: message/rfc822',
      '',
      inner,
      '--x--',
    ]);
    expect(await read(raw)).toMatchObject({
      text: 'See below.',
      files: [{ type: 'message/rfc822' }],
    });
  });
});

test('reads recipients from the headers and the mail server, including blind copies', async () => {
  const more = ['X-Original-To: replies+blind@mail.agency.example', 'Cc: Bo <bo@mail.example>'];
  const { recipients } = await read(plain({ to, more }, 'Hello'));
  expect(recipients).toEqual(['replies+blind@mail.agency.example', to, 'bo@mail.example']);
});

test('lists our replied-to messages, latest first', async () => {
  const id = (digit: string) => `0192f0c0-0000-7000-8000-00000000000${digit}`;
  const more = [
    `References: <reply-${id('1')}@agency.example> <other@mail.example>`,
    ` <reply-${id('2')}@agency.example>`,
    `In-Reply-To: <reply-${id('2')}@agency.example>`,
  ];
  expect((await read(plain({ to, more }, 'Hello'))).repliedToIds).toEqual([id('2'), id('1')]);
});

test('recognizes only our replies by their Message-ID', () => {
  const id = newId();
  expect(extractReplyIds(`<${messageJobKey(id)}@agency.example>`)).toEqual([id]);
  expect(extractReplyIds(`<${id}@agency.example> <help-desk-${id}-2@agency.example>`)).toEqual([]);
});

describe('the address for replies', () => {
  const replyTo = async (value: string) =>
    (await read(plain({ to, more: [`Reply-To: ${value}`] }, 'Hello'))).replyTo;

  test('is read if it is not the sender’s', async () => {
    expect(await replyTo('Dan Lee <dan@mail.example>')).toBe('dan@mail.example');
    expect(await replyTo('Ann <ANN@mail.example>, Dan <dan@mail.example>')).toBe(
      'dan@mail.example',
    );
    expect(await replyTo('Family: Dan <dan@mail.example>, Bo <bo@mail.example>;')).toBe(
      'dan@mail.example',
    );
  });

  test.each(['Ann Lee <Ann@Mail.example>', '', 'nobody', '<>'])(
    'is missing for %j',
    async (value) => {
      expect(await replyTo(value)).toBeNull();
    },
  );
});

describe('a large email', () => {
  const photo = `${'Q'.repeat(76)}\r\n`.repeat(40_000);
  const withPhotos = (text: string) =>
    rawMail({ to }, [
      'Content-Type: multipart/mixed; boundary="p"',
      '',
      '--p',
      'Content-Type: image/jpeg; name="one.jpg"',
      'Content-Transfer-Encoding: base64',
      '',
      `${photo}--p`,
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="two.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      `${photo}--p`,
      'Content-Type: text/plain',
      '',
      text,
      '--p--',
    ]);

  test('keeps file names and text but not file contents', async () => {
    expect(await read(withPhotos('Both sides\r\n-- \r\nAnn'))).toMatchObject({
      text: 'Both sides\n-- \nAnn',
      files: [{ name: 'one.jpg' }, { name: 'two.pdf' }],
      isTruncated: false,
    });
  });

  test('is marked truncated if its text is too long', async () => {
    const { text, files, isTruncated } = await read(withPhotos('So much to say. '.repeat(100_000)));
    expect([text.slice(0, 15), files.length, isTruncated]).toEqual(['So much to say.', 2, true]);
  });
});

describe('a malicious email', () => {
  test('is cut after 199 parts, because more take long to read', async () => {
    const mail = rawMail({ to }, [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b\nContent-Type: text/html\n\n<p>\xe9\n'.repeat(1_000),
    ]);
    const { isTruncated, text } = await read(mail);
    expect([isTruncated, text.match(/é/g)?.length]).toEqual([true, 199]);
  });

  test('is read if it is nested deeply', async () => {
    const levels = Array.from({ length: 150 }, (_, level) => [
      `Content-Type: multipart/mixed; boundary="b${String(level)}"`,
      '',
      `--b${String(level)}`,
    ]);
    const { text } = await read(rawMail({ to }, [...levels.flat(), '', 'At five.']));
    expect(text).toBe('At five.');
  });

  test('is rejected if its headers are too long', async () => {
    const more = [`X-Long: ${'a'.repeat(300 * 1024)}`];
    await expect(read(plain({ to, more }, 'Hello'))).rejects.toMatchObject({ statusCode: 422 });
  });

  test.each([
    ['one long line', 'a'.repeat(9_000_000)],
    ['many lines that quote', '> > > \r\n'.repeat(1_000_000)],
    ['many parts', '--p\r\n\r\na\r\n'.repeat(600_000)],
    ['many signatures', '-- \n'.repeat(2_000_000)],
    ['a file', `--p\r\nContent-Type: image/png\r\n\r\n${`${'Q'.repeat(76)}\r\n`.repeat(120_000)}`],
  ])('of 8 MB is parsed: %s', async (_case, body) => {
    const raw = Buffer.from(
      rawMail({ to }, ['Content-Type: multipart/mixed; boundary="p"', '', '--p', '', body]),
    );
    expect(await read(raw)).toMatchObject({ recipients: [to] });
  });

  test.each(['<div>', '<table><tr><td>', '<blockquote>', '<a href="', '<!--', '&', '<'])(
    'of repeated HTML is parsed: %s',
    async (piece) => {
      const html = piece.repeat(2_000_000 / piece.length);
      const raw = rawMail({ to }, ['Content-Type: text/html', '', html]);
      expect(await read(raw)).toMatchObject({ recipients: [to] });
    },
  );

  test.each(['', '\u0000\u0001\u0002', 'no header at all', 'From: \r\nTo: ,,,;:<>\r\n\r\n'])(
    'without content has no sender and no thread: %j',
    async (raw) => {
      expect(await read(raw)).toMatchObject({ from: null, repliedToIds: [], bounce: null });
    },
  );
});
