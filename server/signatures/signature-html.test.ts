import { describe, expect, test } from 'vitest';
import {
  maxSignatureBytes,
  signatureLayouts,
  type SignatureLayout,
} from '../../contract/signatures/constants';
import type { SignatureData } from './signature-data';
import { accentColor, renderSignatureHtml, renderSignatureText } from './signature-html';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const data: SignatureData = {
  name: 'Inés Núñez',
  title: 'Home health aide',
  company: 'Larkspan of New Jersey',
  direct: '(973) 555-0118',
  office: '(973) 555-0100',
  email: 'ines@mail.example',
  address: '10 Broad Street, Newark, NJ 07102',
  site: { label: 'larkspan.example/new-jersey', url: 'https://larkspan.example/new-jersey' },
  photo: 'https://larkspan.example/api/signature-photos/a/b-circle.png',
};

describe.each(layouts)('the layout %s', (layout) => {
  test('escapes markup', () => {
    const name = '<img src=x onerror=alert(1)>';
    const html = renderSignatureHtml(
      { ...data, name, title: 'A & B', email: '"a"@b.example' },
      layout,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('A &amp; B');
    expect(html).not.toContain('mailto:"');
  });

  test('encodes special characters of an e-mail address', () => {
    const email = 'x?bcc=evil&body=hi@mail.example';
    const html = renderSignatureHtml({ ...data, email }, layout);
    expect(html).toContain('href="mailto:x%3Fbcc%3Devil%26body%3Dhi@mail.example"');
    expect(html).toContain('>x?bcc=evil&amp;body=hi@mail.example</a>');
  });

  test('leaves out the direct number and the photo', () => {
    expect(renderSignatureHtml(data, layout)).toContain('(973) 555-0118');
    const html = renderSignatureHtml({ ...data, direct: null, photo: null }, layout);
    expect(html).not.toContain('555-0118');
    expect(html).not.toContain('<img');
    expect(html).toContain('(973) 555-0100');
  });

  test('stays within the limit of Gmail with the longest values', () => {
    const host = 'a-rather-long-host-name.agency.example';
    const html = renderSignatureHtml(
      {
        ...data,
        name: '&'.repeat(201),
        title: '&'.repeat(80),
        email: '漢'.repeat(254),
        photo: `https://${host}/api/signature-photos/${'a'.repeat(40)}/${'b'.repeat(43)}-rounded.png`,
      },
      layout,
    );
    expect(Buffer.byteLength(html)).toBeLessThan(maxSignatureBytes);
  });

  test('uses only what mail programs keep, and their text color', () => {
    const html = renderSignatureHtml(data, layout);
    expect(html).not.toMatch(/<style|<script|class=|display:\s*flex|position:|background-image/);
    const colors = [...html.matchAll(/[ ;"]color:([^;"]+)/g)].map(([, value]) => value);
    expect(new Set(colors)).toEqual(new Set(['inherit']));
    const hexColors = [...html.matchAll(/#[\da-f]{3,6}/gi)].map(([value]) => value);
    expect(hexColors.filter((value) => value !== accentColor)).toEqual([]);
  });
});

test('leaves out the direct number of a text signature', () => {
  expect(renderSignatureText({ ...data, direct: null })).not.toContain('Direct');
});

test('the accent color has enough contrast on light and dark backgrounds', () => {
  for (const background of ['#ffffff', '#1f1f1f', '#121212']) {
    expect(contrast(accentColor, background)).toBeGreaterThanOrEqual(3);
  }
});

/** The contrast ratio of two colors as #rrggbb (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
