import { graphql, type PageProps } from 'gatsby';
import type { PageContext } from '../site/page-context';
import { color } from '../theme/color';
import type { BodyNode } from './fragments';
import { formatDate } from '../lib/format-date';
import { TextPage } from './components/text-page';

type Data = { mdx: BodyNode & { frontmatter: { effective: string } } };

export default function LegalTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  const { effective } = data.mdx.frontmatter;
  return (
    <TextPage
      data={data}
      page={pageContext}
      header={
        <p css={{ color: color.muted }}>
          Effective <time dateTime={effective.slice(0, 10)}>{formatDate(effective)}</time>
        </p>
      }
    />
  );
}

export const query = graphql`
  query Legal($source: String!) {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
      frontmatter {
        effective
      }
    }
  }
`;
