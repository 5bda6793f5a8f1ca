import { graphql, type PageProps } from 'gatsby';
import { OpenAllFaqs } from '../mdx/faq-list';
import { getPlainText } from '../shared/content-html';
import { faqPage } from '../layout/head/json-ld';
import type { PageContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { TextPage } from './components/text-page';

export default function FaqsTemplate({ data, pageContext }: PageProps<PageBody, PageContext>) {
  const questions = pageContext.faqs.map(({ question, content }) => ({
    question,
    answer: getPlainText(content, pageContext.region),
  }));
  return (
    <TextPage
      data={data}
      page={pageContext}
      jsonLd={[faqPage(questions)]}
      header={<OpenAllFaqs />}
    />
  );
}

export const query = graphql`
  query Faqs($source: String!) {
    ...PageBody
  }
`;
