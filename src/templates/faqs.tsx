import { OpenAllFaqs } from '../mdx/faq-list';
import { getPlainText } from '../shared/content-html';
import { faqPage } from '../layout/head/json-ld';
import type { TemplateProps } from '../shared/page-context';
import { TextPage } from './components/text-page';

export function FaqsTemplate({ page, content }: TemplateProps) {
  const questions = page.faqs.map((faq) => ({
    question: faq.question,
    answer: getPlainText(faq.content, page.region),
  }));
  return (
    <TextPage
      content={content}
      page={page}
      jsonLd={[faqPage(questions, page.language)]}
      header={<OpenAllFaqs />}
    />
  );
}
