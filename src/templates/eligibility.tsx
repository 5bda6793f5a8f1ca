import { css } from '@emotion/react';
import { pageFormId } from '../../contract/forms/eligibility-constants';
import { EligibilityPageForm } from '../islands/eligibility/form/eligibility-form';
import { Island } from '../islands/island';
import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { TemplateProps } from '../shared/page-context';
import { getFormOffices } from '../shared/page-office';
import { space } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** The eligibility check as a page, for visitors without JavaScript. */
export function EligibilityTemplate({ page, content }: TemplateProps) {
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout aside={<ContactCard />}>
        <div id={pageFormId} tabIndex={-1} css={boxStyle}>
          <Prose nodes={content} />
          <div css={cardStyle}>
            <Island
              name="eligibility"
              component={EligibilityPageForm}
              props={getFormOffices(page)}
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
