import type { PageProps } from 'gatsby';
import { PageForm } from '../features/eligibility/page-form';
import { ContactCard } from '../mdx/contact-card';
import { Seo } from '../shell/seo';
import type { PageContext } from '../site/page-context';
import { ArticleLayout } from './parts/article-layout';
import { PageHeader } from './parts/page-header';

/** The eligibility check as a page of its own, for visitors without JavaScript. */
export default function EligibilityTemplate({ pageContext }: PageProps<null, PageContext>) {
  const { id, phone, company } = pageContext.region;
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<ContactCard />}>
        <PageForm region={id} phone={phone} company={company} />
      </ArticleLayout>
    </>
  );
}
