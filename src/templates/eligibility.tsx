import { graphql, type PageProps } from 'gatsby';
import { css } from '@emotion/react';
import { pageFormId } from '../../contract/forms/eligibility/constants';
import { EligibilityPageForm } from '../islands/eligibility/form/eligibility-form';
import { Island } from '../islands/island';
import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { PageContext } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { space } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';
import type { PageBody } from './page-body';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** The eligibility check as a page, for visitors without JavaScript. */
export default function EligibilityTemplate({
  data,
  pageContext,
}: PageProps<PageBody, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <ArticleLayout aside={<ContactCard />}>
        <div id={pageFormId} tabIndex={-1} css={boxStyle}>
          <Prose nodes={data.mdx.content} />
          <div css={cardStyle}>
            <Island
              name="eligibility"
              component={EligibilityPageForm}
              props={{
                offices: pageContext.formOffices,
                defaultOffice: toFormOffice(pageContext.region),
              }}
            />
          </div>
        </div>
      </ArticleLayout>
    </>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[6],
  maxWidth: '40rem',
  '&:focus-visible': { outline: 'none' },
});

export const query = graphql`
  query Eligibility($source: String!) {
    ...PageBody
  }
`;
