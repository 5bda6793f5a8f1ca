import { Content } from '../../mdx/content';
import type { Faq } from '../../mdx/faq-list';
import type { FaqRecord } from '../../shared/page-context';

export function toFaqs(records: FaqRecord[]): Faq[] {
  return records.map(({ content, ...faq }) => ({ ...faq, answer: <Content nodes={content} /> }));
}

/** Questions from people who seek care, those of one region first. */
export function sortCareFaqs(faqs: Faq[]): Faq[] {
  const careFaqs = faqs.filter((faq) => faq.topic !== 'working');
  return [...careFaqs.filter((faq) => faq.isLocal), ...careFaqs.filter((faq) => !faq.isLocal)];
}
