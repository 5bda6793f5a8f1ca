import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Employee } from '../../../contract/employees/schema';
import {
  maxSignatureBytes,
  signatureLayouts,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import type { WorkProfile } from '../../../contract/signatures/schema';
import { testRegions } from '../../testing/samples/region-records';
import {
  accentColor,
  buildSignatureData,
  renderSignatureHtml,
  renderSignatureText,
  type SignatureData,
} from './signature';

const ada: WorkProfile = {
  id: 'e1',
  firstName: 'Ada',
  lastName: 'Lee',
  title: 'Nurse',
  region: 'maryland',
  workPhone: '4105550136',
  workEmail: 'ada@agency.example',
  photo: null,
};
const region = testRegions.maryland;
const logo = 'https://agency.example/logos/maryland.png';
const options = { siteUrl: 'https://agency.example', withPhone: true, photo: null, logo };
const onlyOffice = [{ label: 'Office', phone: region.phone }];

test('contains the work phone beside the office phone, unless it is left out', () => {
  expect(buildSignatureData(ada, region, options)).toMatchObject({
    phones: [{ label: 'Direct', phone: '(410) 555-0136' }, ...onlyOffice],
    email: 'ada@agency.example',
  });
  const withoutPhone = buildSignatureData(ada, region, { ...options, withPhone: false });
  expect(withoutPhone.phones).toEqual(onlyOffice);
});

test('contains the phone and email of the office without work contact', () => {
  const aide = { ...ada, workPhone: null, workEmail: null };
  expect(buildSignatureData(aide, region, options)).toMatchObject({
    phones: onlyOffice,
    email: region.email,
  });
});

test('does not accept a record with private contact', () => {
  expectTypeOf<Employee>().not.toExtend<Parameters<typeof buildSignatureData>[0]>();
});

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const data: SignatureData = {
  name: 'Inés Núñez',
  title: 'Home health aide',
  company: 'Larkspan of New Jersey',
  phones: [
    { label: 'Direct', phone: '(973) 555-0118' },
    { label: 'Office', phone: '(973) 555-0100' },
  ],
  email: 'ines@mail.example',
  address: '10 Broad Street, Newark, NJ 07102',
  site: { label: 'larkspan.example/new-jersey', url: 'https://larkspan.example/new-jersey' },
  photo: 'https://larkspan.example/api/signature-photos/a/b-circle.png',
  logo: 'https://larkspan.example/logos/new-jersey.png',
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

  test('encodes special characters of an email address', () => {
    const email = 'x?bcc=evil&body=hi@mail.example';
    const html = renderSignatureHtml({ ...data, email }, layout);
    expect(html).toContain('href="mailto:x%3Fbcc%3Devil%26body%3Dhi@mail.example"');
    expect(html).toContain('>x?bcc=evil&amp;body=hi@mail.example</a>');
  });

  test('shows the logo of the office, also in the place of a photo that is missing', () => {
    for (const photo of [data.photo, null])
      expect(renderSignatureHtml({ ...data, photo }, layout)).toContain(`src="${data.logo}"`);
  });

  test('leaves out the direct number and the photo', () => {
    expect(renderSignatureHtml(data, layout)).toContain('(973) 555-0118');
    const html = renderSignatureHtml(
      { ...data, phones: data.phones.slice(1), photo: null },
      layout,
    );
    for (const form of [html, renderSignatureText(data)]) expect(form).toContain('(973) 555-0100');
    expect(html).not.toMatch(/Direct|555-0118|signature-photos/);
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
        logo: `https://${host}/logos/new-jersey.png`,
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
