import { expect, test } from 'vitest';
import {
  longestSignature,
  signatureLayouts,
  type SignatureLayout,
} from '../../contract/signatures/constants';
import type { SignatureData } from './signature-data';
import { accentColor, renderSignatureHtml, renderSignatureText } from './signature-html';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const facts: SignatureData = {
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

test.each(layouts)('%s: what people type is text, never markup', (layout) => {
  const html = renderSignatureHtml(
    { ...facts, name: '<img src=x onerror=alert(1)>', title: 'A & B', email: '"a"@b.example' },
    layout,
  );
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x');
  expect(html).toContain('A &amp; B');
  expect(html).not.toContain('mailto:"');
});

test.each(layouts)('%s: an address is written to as it is, whatever signs it has', (layout) => {
  const email = 'x?bcc=evil&body=hi@mail.example';
  const html = renderSignatureHtml({ ...facts, email }, layout);
  expect(html).toContain('href="mailto:x%3Fbcc%3Devil%26body%3Dhi@mail.example"');
  expect(html).toContain('>x?bcc=evil&amp;body=hi@mail.example</a>');
});

test.each(layouts)('%s: their own number stands beside the office’s', (layout) => {
  const html = renderSignatureHtml(facts, layout);
  expect(html).toContain('(973) 555-0118');
  expect(html).toContain('(973) 555-0100');
  expect(renderSignatureHtml({ ...facts, direct: null }, layout)).toContain('(973) 555-0100');
});

test.each(layouts)('%s: the longest of everything stays within what Gmail takes', (layout) => {
  const html = renderSignatureHtml(
    {
      ...facts,
      name: '&'.repeat(201),
      title: '&'.repeat(80),
      email: '漢'.repeat(254),
      photo: `https://a-rather-long-host-name.agency.example/api/signature-photos/${'a'.repeat(40)}/${'b'.repeat(43)}-rounded.png`,
    },
    layout,
  );
  expect(Buffer.byteLength(html)).toBeLessThan(longestSignature);
});

test.each(layouts)(
  '%s: nothing that a mail program drops or that hides on a dark ground',
  (layout) => {
    const html = renderSignatureHtml(facts, layout);
    expect(html).not.toMatch(/<style|<script|class=|display:\s*flex|position:|background-image/);
    // Texts take the program's own colour: only the line has one of ours.
    expect(new Set([...html.matchAll(/[ ;"]color:([^;"]+)/g)].map(([, value]) => value))).toEqual(
      new Set(['inherit']),
    );
    expect([...html.matchAll(/#[\da-f]{3,6}/gi)].every(([value]) => value === accentColor)).toBe(
      true,
    );
  },
);

test('the line stands out on white and on the dark of mail programs', () => {
  for (const ground of ['#ffffff', '#1f1f1f', '#121212']) {
    expect(contrast(accentColor, ground)).toBeGreaterThanOrEqual(3);
  }
});

test('who keeps the own number to themselves is reached at the office', () => {
  for (const layout of layouts) {
    const html = renderSignatureHtml({ ...facts, direct: null }, layout);
    expect(html).not.toContain('555-0118');
    expect(html).toContain('(973) 555-0100');
  }
  expect(renderSignatureText({ ...facts, direct: null })).not.toContain('Direct');
});

test('without a photo there is no picture', () => {
  for (const layout of layouts) {
    expect(renderSignatureHtml({ ...facts, photo: null }, layout)).not.toContain('<img');
  }
});

/** Of two colours as #rrggbb (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
