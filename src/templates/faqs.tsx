import { graphql, type PageProps } from 'gatsby';
import { OpenAllFaqs } from '../mdx/open-all-faqs';
import { getPlainText } from '../site/content-html';
import { faqPage } from '../layout/head/json-ld';
import type { PageContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { TextPage } from './components/text-page';

export default function FaqsTemplate({ data, pageContext }: PageProps<TextPageData, PageContext>) {
  const questions = (data.faqs?.nodes ?? []).map(({ frontmatter, content }) => ({
    question: frontmatter.question,
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
  query Faqs($source: String!, $regionId: String!, $withFaqs: Boolean!) {
    ...TextPage
  }
`;
