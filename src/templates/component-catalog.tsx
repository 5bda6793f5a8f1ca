import { css } from '@emotion/react';
import { FaqProvider } from '../mdx/faq-list';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { CatalogContext, TemplateProps } from '../shared/page-context';
import { color, space, radius } from '../theme/tokens';
import { Container } from '../ui/container';
import { PageHeader } from './components/page-header';

const question = {
  id: 'sample',
  question: 'What does a call cost?',
  topic: 'eligibility',
  isLocal: false,
  language: 'en' as const,
  answer: <p>Nothing.</p>,
};

/** Shows editors every component; exists only in develop. */
export function ComponentCatalogTemplate({ page }: TemplateProps<CatalogContext>) {
  return (
    <FaqProvider value={[question]}>
      <Seo page={page} />
      <PageHeader page={page} />
      <Container css={{ display: 'grid', gap: space[12], paddingBlock: space.section }}>
        {page.examples.map(({ name, source, content }) => (
          <section key={name} aria-labelledby={name} css={{ display: 'grid', gap: space[4] }}>
            <h2 id={name}>{name}</h2>
            <pre css={sourceStyle}>
              <code>{source}</code>
            </pre>
            <Prose nodes={content} />
          </section>
        ))}
      </Container>
    </FaqProvider>
  );
}

const sourceStyle = css({
  margin: 0,
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  fontSize: '0.9375rem',
  whiteSpace: 'pre-wrap',
});
