import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { plain, rawMail, withFiles, testOwnAddresses } from '../../../testing/samples/emails';
import { parseEmail } from './parse-email';
import { decodeText } from './decode-text';

const to = 'replies+0123@mail.agency.example';
const read = (raw: string | Buffer) => parseEmail(Buffer.from(raw), testOwnAddresses);
const hex = (bytes: string) => Buffer.from(bytes.replace(/\s/g, ''), 'hex');

const windows1252Bytes = new Map([
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['…', 0x85],
]);

const encode = (charset: string, text: string) => ({ bytes: iconv.encode(text, charset), text });

/** The same sentences in the charset's own bytes. */
const samples: Record<string, { bytes: Buffer; text: string }> = {
  'windows-1252': {
    bytes: Buffer.from(
      'She\x92s 82 \x96 \x93very\x94 frail. Se\xf1ora N\xfa\xf1ez \x805',
      'latin1',
    ),
    text: 'She’s 82 – “very” frail. Señora Núñez €5',
  },
  'windows-1250': {
    bytes: Buffer.from(
      'Dzi\xea kuj\xea, pi\xb9tek b\xeadzie dobry. Ma\xb3gorzata \xaf\xf3\xb3ty',
      'latin1',
    ),
    text: 'Dzię kuję, piątek będzie dobry. Małgorzata Żółty',
  },
  'koi8-r': {
    bytes: hex('e4cfc2d2d9ca20c4c5ced82c20cdcfd120cdc1cdc120d2cfc4c9ccc1d3d820d720cdc1d2d4c52e'),
    text: 'Добрый день, моя мама родилась в марте.',
  },
  'windows-1251': {
    bytes: hex('c4eee1f0fbe920e4e5edfc2c20eceeff20ece0ece020f0eee4e8ebe0f1fc20e220ece0f0f2e52e'),
    text: 'Добрый день, моя мама родилась в марте.',
  },
  shift_jis: {
    bytes: hex('82a896e282a28d8782ed82b982a082e882aa82c682a482b282b482a282dc82b78142'),
    text: 'お問い合わせありがとうございます。',
  },
  'euc-jp': {
    bytes: hex('a4aacce4a4a4b9e7a4efa4bba4a2a4eaa4aca4c8a4a6a4b4a4b6a4a4a4dea4b9a1a3'),
    text: 'お問い合わせありがとうございます。',
  },
  gb18030: {
    bytes: hex('ced2b5c4c4b8c7d7c9fad3da31393434c4ea33d4c233c8d5a1a3'),
    text: '我的母亲生于1944年3月3日。',
  },
  big5: {
    bytes: hex('a7daaabaa5c0bfcba5cda9f331393434a67e33a4eb33a4e9a143'),
    text: '我的母親生於1944年3月3日。',
  },
  'euc-kr': {
    bytes: hex('beC8B3E7C7CFBCBCBFE42E20B3BBC0CFB5E5B8AEB0DABDC0B4CFB4D92E'),
    text: '안녕하세요. 내일드리겠습니다.',
  },
  'windows-1253': encode('windows-1253', 'Καλημέρα, η μητέρα μου γεννήθηκε τον Μάρτιο.'),
  'windows-1255': encode('windows-1255', 'שלום, אמא שלי נולדה בחודש מרץ.'),
};

describe.each(Object.entries(samples))('text in %s', (charset, { bytes, text }) => {
  const mail = (contentType: string) =>
    Buffer.concat([Buffer.from(rawMail({ to }, [contentType, '', ''])), bytes]);

  test.each([
    ['is decoded as declared', `Content-Type: text/plain; charset="${charset}"`],
    ['is recognized without a charset', 'Content-Type: text/plain'],
    ['is recognized if UTF-8 is declared', 'Content-Type: text/plain; charset=utf-8'],
    ['is recognized if ASCII is declared', 'Content-Type: text/plain; charset=us-ascii'],
    ['is recognized if Latin-1 is declared', 'Content-Type: text/plain; charset=iso-8859-1'],
    [
      'is recognized if an unknown charset is declared',
      'Content-Type: text/plain; charset=x-unknown',
    ],
  ])('%s', async (_case, contentType) => {
    expect((await read(mail(contentType))).text).toBe(text);
  });
});

describe('text in UTF-8', () => {
  const text = 'Señora Peña – ¿mañana? 🙂 Ж 日本';

  test.each([
    '',
    '; charset=iso-8859-1',
    '; charset=us-ascii',
    '; charset=koi8-r',
    '; charset=gb2312',
  ])('is recognized if the type is text/plain%s', async (declared) => {
    const raw = rawMail({ to }, [`Content-Type: text/plain${declared}`, '', text]);
    expect((await read(raw)).text).toBe(text);
  });

  test('has no byte order mark', async () => {
    expect((await read(plain({ to }, `\ufeff${text}`))).text).toBe(text);
  });

  test('may be cut within a character', () => {
    const bytes = Buffer.from(`${'Señora '.repeat(50)}ñ`).subarray(0, -1);
    expect(decodeText(bytes, ['utf-8'])).toMatch(/^Señora .* \ufffd$/);
  });
});

test.each([
  'Ela é a filha, e vai à casa.',
  'Où est-elle ? À la maison, ou à l’hôpital',
  'Größe',
  'She’s 82',
  '“Fine” – thanks…',
  'PÁÉÍÓÚ ÑANDÚ',
  '½ cup, 25 °C, £5',
  'På gensyn, Søren Ærø',
])('Western text is not taken for another: %s', (text) => {
  const bytes = Buffer.from(
    [...text].map((letter) => windows1252Bytes.get(letter) ?? letter.charCodeAt(0)),
  );
  for (const declared of [[], ['iso-8859-1'], ['utf-8']]) {
    expect(decodeText(bytes, declared)).toBe(text);
  }
});

test('Cyrillic in another charset than declared is recognized', () => {
  const { bytes = Buffer.of(), text } = samples['windows-1251'] ?? {};
  expect(decodeText(bytes, ['koi8-r'])).toBe(text);
  expect(decodeText(samples['koi8-r']?.bytes ?? bytes, ['windows-1251'])).toBe(text);
});

test('text in UTF-16 is decoded', () => {
  const bytes = Buffer.concat([hex('fffe'), Buffer.from('Señora', 'utf16le')]);
  expect(decodeText(bytes, ['utf-8'])).toBe('Señora');
  expect(decodeText(bytes.subarray(2), ['utf-16le'])).toBe('Señora');
});

test('ISO-2022-JP is recognized by its escape sequences', async () => {
  const bytes = '\x1b$B$*Ld$$9g$o$;\x1b(B, OK';
  for (const declared of ['', '; charset=utf-8', '; charset=us-ascii', '; charset=iso-2022-jp']) {
    const raw = rawMail({ to }, [`Content-Type: text/plain${declared}`, '', bytes]);
    expect((await read(raw)).text).toBe('お問い合わせ, OK');
  }
});

test('HTML declares its charset in a meta element', async () => {
  const raw = rawMail({ to }, [
    'Content-Type: text/html',
    '',
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=koi8-r"></head><body><p>',
  ]);
  const bytes = Buffer.concat([
    Buffer.from(raw),
    hex('edc1d2d4'),
    Buffer.from('</p></body></html>'),
  ]);
  expect((await read(bytes)).text).toBe('Март');
});

test('HTML may name quotation marks by their bytes in windows-1252', async () => {
  const raw = rawMail({ to }, [
    'Content-Type: text/html',
    '',
    '<p>She&#146;s &#147;frail&#148;</p>',
  ]);
  expect((await read(raw)).text).toBe('She’s “frail”');
});

test('a text without a charset has that of the subject', async () => {
  const raw = rawMail({ to }, ['Content-Type: text/plain', '', '']).replace(
    'Subject: Re: Your message to Test Care NY',
    'Subject: =?koi8-r?B?7cHS1A==?=',
  );
  const email = await read(Buffer.concat([Buffer.from(raw), hex('c4c1')]));
  expect([email.subject, email.text]).toEqual(['Март', 'да']);
});

describe('a subject', () => {
  const subject = async (...lines: string[]) => {
    const raw = Buffer.from(
      plain({ to }, 'Hello').replace(
        'Subject: Re: Your message to Test Care NY',
        `Subject: ${lines.join('\r\n')}`,
      ),
      'latin1',
    );
    return (await read(raw)).subject;
  };
  const q = (text: string, charset = 'utf-8') => `=?${charset}?Q?${text}?=`;

  test.each([
    ['a letter split over two words', ['=?utf-8?B?U2XDsQ==?=', ' =?utf-8?B?b3Jhw4E=?='], 'SeñoraÁ'],
    ['a letter split within base64', ['=?utf-8?B?U2XD?=', ' =?utf-8?B?sW9yYQ==?='], 'Señora'],
    ['windows-1252', [q('She=92s_=80', 'windows-1252')], 'She’s €'],
    ['Latin-1 that is windows-1252', [q('She=92s', 'iso-8859-1')], 'She’s'],
    ['a language', ['=?utf-8*es?Q?Se=C3=B1ora?='], 'Señora'],
    ['ISO-2022-JP', ['=?ISO-2022-JP?B?GyRCJCpMZCQkOWckbyQ7GyhC?='], 'お問い合わせ'],
    ['GB 2312', ['=?gb2312?B?xOO6ww==?='], '你好'],
    [
      'words in a text',
      [`My ${q('Se=C3=B1ora')} and`, ` ${q('Pe=C3=B1a')} today`],
      'My Señora and Peña today',
    ],
    ['a word that is cut off', ['Hi =?utf-8?Q?Se=C3=B1ora'], 'Hi Señora'],
    ['spaces in a word', ['=?utf-8?Q?My card?='], 'My card'],
    ['a folded line', ['My card', ' and', '\tmy letter'], 'My card and my letter'],
    ['bytes without a charset', ['Se\xf1ora'], 'Señora'],
    ['bytes in UTF-8', ['Se\xc3\xb1ora'], 'Señora'],
    ['ISO-2022-JP without words', ['\x1b$B$*Ld\x1b(B'], 'お問'],
    ['something like a word', ['=?what?= is =?this?x?y?='], '=?what?= is =?this?x?y?='],
  ])('may have %s', async (_case, lines, expected) => {
    expect(await subject(...lines)).toBe(expected);
  });

  test('of repeated words is decoded quickly', async () => {
    expect(await subject(`${'=?utf-8?Q?a?= '.repeat(10_000)}`)).toMatch(/^a{199}…$/);
  });
});

test.each([
  'Content-Type: text',
  'Content-Type:',
  'Content-Type: text/plain charset=utf-8',
  'X-A: b',
])('an email with %j has a text', async (header) => {
  const { text, files } = await read(rawMail({ to }, [header, '', 'Señora, at five.']));
  expect([text, files]).toEqual(['Señora, at five.', []]);
});

test.each([
  ['windows-1258', '=92=E9', '’é'],
  ['ibm-unknown', '=F1', 'ñ'],
  ['UTF8', '=C3=B1', 'ñ'],
  ['cp65001', '=C3=B1', 'ñ'],
  ['ANSI_X3.4-1968', '=F1', 'ñ'],
  ['ks_c_5601-1987', '=B3=BB=C0=CF', '내일'],
  ['windows-1257', 'A=E8i=FB u=FE pagalb=E0', 'Ačiū už pagalbą'],
])('a text in %s is decoded', async (charset, encoded, text) => {
  const type = `Content-Type: text/plain; charset=${charset}`;
  const raw = rawMail({ to }, [type, 'Content-Transfer-Encoding: quoted-printable', '', encoded]);
  expect((await read(raw)).text).toBe(text);
});

test('a file name is decoded', async () => {
  const { files } = await read(
    withFiles({ to }, [
      '=?utf-8?B?U2XDsQ==?= =?utf-8?B?b3Jh?=.pdf',
      '=?iso-8859-1?Q?She=92s.pdf?=',
    ]),
  );
  expect(files.map(({ name }) => name)).toEqual(['Señora.pdf', 'She’s.pdf']);
});

test('a file name of words in many charsets is decoded quickly', async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `=?x${String(index % 2)}?q?=E9?=`);
  const name = `Content-Disposition: attachment; filename="${words.join(' ')}"`;
  // CPU time, because other tests run at the same time.
  const start = process.cpuUsage();
  await read(rawMail({ to }, [name, '', 'x']));
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

describe('lines', () => {
  const text = async (type: string, ...lines: string[]) =>
    (await read(rawMail({ to }, [`Content-Type: text/plain; charset=utf-8${type}`, ...lines])))
      .text;

  test('are joined as format=flowed says', async () => {
    expect(
      await text('; format=flowed', '', 'She naps ', 'until four.', ' -- next', '-- ', 'Ann'),
    ).toBe('She naps until four.\n-- next\n-- \nAnn');
    expect(await text('; format=flowed; delsp=yes', '', 'She na ', 'ps.')).toBe('She naps.');
  });

  test('are joined as quoted-printable says', async () => {
    const encoding = 'Content-Transfer-Encoding: quoted-printable';
    expect(await text('', encoding, '', 'She na=', 'ps =C3=', '=B1 =c3=b1 a=3Db=', 'c')).toBe(
      'She naps ñ ñ a=bc',
    );
  });
});
