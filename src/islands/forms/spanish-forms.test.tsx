import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { spanishTranslation } from '../../../contract/forms/spanish';
import { TranslationProvider } from '../../browser/hooks/use-translation';
import { ApplicationForm } from '../applications/application-form';
import { ContactForm } from '../contact-form';
import { EligibilityPageForm } from '../eligibility/form/eligibility-form';
import { EligibilityReceipt } from '../eligibility/form/eligibility-receipt';
import { EnrollmentForm } from '../enrollment-form';
import { Receipt } from '../help-desk/request/receipt';
import { RequestForm } from '../help-desk/request/request-form';
import { RemovedFile } from '../help-desk/status/file-download';
import { StatusTimeline } from '../help-desk/status/status-timeline';
import { allOffices, newYork } from './testing/sample-offices';

const offices = { offices: allOffices, defaultOffice: newYork };
const at = '2026-11-20T17:00:00Z';
const receipt = { acknowledged: true, reference: 'HD-1', token: 'x', isEmailed: true } as const;
const sent = { time: 'Any time', contact: '2125550142', careFor: 'other', callerName: 'Ana' };
const again = () => undefined;

const parts: [string, ReactElement][] = [
  ['contact form', <ContactForm key="1" {...offices} />],
  ['eligibility form', <EligibilityPageForm key="2" {...offices} hasScreener />],
  [
    'eligibility receipt',
    <EligibilityReceipt key="3" office={newYork} texts={sent} hasCard onRestart={again} />,
  ],
  ['enrollment form', <EnrollmentForm key="4" {...offices} />],
  [
    'application form',
    <ApplicationForm key="5" job="aide" title="Aide" office={newYork} isSample={false} />,
  ],
  ['help-desk form', <RequestForm key="6" {...offices} />],
  [
    'help-desk receipt',
    <Receipt key="7" receipt={receipt} office={newYork} contact="2125550142" onRestart={again} />,
  ],
  ['removed file', <RemovedFile key="8" />],
  [
    'status of a request',
    <StatusTimeline key="9" request={{ steps: [{ at, step: 'received' }], replies: [] }} />,
  ],
];

/** Names and numbers are the same in all languages. */
const isSame = (text: string) =>
  /^(?:New York|New Jersey|Maryland|New York City,|[^\p{Ll}]*|No|Ana|Care of .*)$/u.test(text);

function listTexts(html: string): string[] {
  const box = document.createElement('div');
  box.innerHTML = html.replace(/<style.*?<\/style>/gs, '').replace(/<\/?noscript>/g, '');
  const labels = [...box.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '');
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    // An element with a language of its own has the same text on all pages.
    if (!parentElement?.closest('[lang]')) texts.push(textContent?.trim() ?? '');
  }
  return [...texts, ...labels].filter((text) => text !== '' && !isSame(text));
}

test.each(parts)('the %s is all Spanish on a Spanish page', (_name, part) => {
  const english = listTexts(renderToStaticMarkup(part));
  const spanish = listTexts(
    renderToStaticMarkup(
      <TranslationProvider value={spanishTranslation}>{part}</TranslationProvider>,
    ),
  );
  expect(spanish.length).toBe(english.length);
  expect(spanish.filter((text) => english.includes(text))).toEqual([]);
});
