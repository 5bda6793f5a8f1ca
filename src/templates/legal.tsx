import { graphql, type PageProps } from 'gatsby';
import type { LegalContext } from '../shared/page-context';
import { color } from '../theme/tokens';
import type { PageBody } from './page-body';
import { formatDate } from '../browser/format-date';
import { TextPage } from './components/text-page';

export default function LegalTemplate({ data, pageContext }: PageProps<PageBody, LegalContext>) {
  const { effective } = pageContext;
  return (
    <TextPage
      data={data}
      page={pageContext}
      header={
        <p css={{ color: color.muted }}>
          Effective <time dateTime={effective}>{formatDate(effective)}</time>
        </p>
      }
    />
  );
}

export const query = graphql`
  query Legal($source: String!) {
    ...PageBody
  }
`;
