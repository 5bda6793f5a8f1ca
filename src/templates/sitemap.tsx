import { graphql, type PageProps } from 'gatsby';
import { css } from '@emotion/react';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import { LinkList } from '../layout/links';
import type { SitemapContext } from '../shared/page-context';
import { media } from '../theme/layout';
import { space, target } from '../theme/tokens';
import { Container } from '../ui/container';
import type { PageBody } from './page-body';
import { CallToAction } from './components/call-to-action';
import { PageHeader } from './components/page-header';

export default function SitemapTemplate({
  data,
  pageContext,
}: PageProps<PageBody, SitemapContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <PageHeader page={pageContext} />
      <Container css={groupsStyle}>
        {pageContext.groups.map(({ label, links }) => (
          <section key={label}>
            <h2 css={{ fontSize: '1.5rem', marginBottom: space[2] }}>{label}</h2>
            <LinkList links={links} css={linkListStyle} />
          </section>
        ))}
      </Container>
      <Container css={{ paddingBottom: space.section }}>
        <Prose nodes={data.mdx.content} />
      </Container>
      <CallToAction />
    </>
  );
}

const linkListStyle = css({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    paddingBlock: space[1],
    lineHeight: 1.35,
  },
});

const groupsStyle = css({
  display: 'grid',
  gap: space[10],
  paddingBlock: space.section,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

export const query = graphql`
  query Sitemap($source: String!) {
    ...PageBody
  }
`;
