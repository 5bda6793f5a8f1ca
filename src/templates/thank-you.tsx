import { graphql, type PageProps } from 'gatsby';
import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { PageContext } from '../shared/page-context';
import type { PageBody } from './page-body';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** Target of forms sent without JavaScript. */
export default function ThankYouTemplate({ data, pageContext }: PageProps<PageBody, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<ContactCard />}>
        <Prose nodes={data.mdx.content} />
      </ArticleLayout>
    </>
  );
}

export const query = graphql`
  query ThankYou($source: String!) {
    ...PageBody
  }
`;
