import { css } from '@emotion/react';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import { LinkList } from '../layout/links';
import { officeAttributes } from '../layout/office/office-data';
import type { SitemapContext, TemplateProps } from '../shared/page-context';
import { media } from '../theme/layout';
import { space, tapTargetStyle } from '../theme/tokens';
import { Container } from '../ui/container';
import { CallToAction } from './components/call-to-action';
import { PageHeader } from './components/page-header';

export function SitemapTemplate({ page, content }: TemplateProps<SitemapContext>) {
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <Container css={groupsStyle} {...{ [officeAttributes.allOffices]: '' }}>
        {page.groups.map(({ label, links }) => (
          <section key={label}>
            <h2 css={{ fontSize: '1.5rem', marginBottom: space[2] }}>{label}</h2>
            <LinkList links={links} css={linkListStyle} />
          </section>
        ))}
      </Container>
      <Container css={{ paddingBottom: space.section }}>
        <Prose nodes={content} />
      </Container>
      <CallToAction />
    </>
  );
}

const linkListStyle = css({
  '& a': { ...tapTargetStyle, paddingBlock: space[1], lineHeight: 1.35 },
});

const groupsStyle = css({
  display: 'grid',
  gap: space[10],
  paddingBlock: space.section,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});
