import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { createLazyComponent } from '../ui/loading/lazy-component';
import { ClientOnly } from '../ui/loading/client-only';
import { scriptOnlyStyle } from '../ui/loading/script-only.styles';
import { ScriptLoadError } from '../ui/loading/chunk-load-error';
import { Spinner } from '../ui/loading/spinner';

const DashboardApp = createLazyComponent(() =>
  import('../dashboard/app/app').then((module) => module.DashboardApp),
);

type Data = { site: { siteMetadata: { title: string } } };

export default function DashboardPage({ data, location }: PageProps<Data>) {
  const company = data.site.siteMetadata.title;
  return (
    <>
      <Helmet defaultTitle={`Dashboard · ${company}`} titleTemplate={`%s · ${company}`}>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ClientOnly fallback={<Loading />}>
        <DashboardApp location={location} company={company} />
      </ClientOnly>
    </>
  );
}

/** The auth guard shows the same spinner, so nothing moves. */
function Loading() {
  return (
    <main css={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <div css={scriptOnlyStyle}>
        <Spinner size="3rem" label="Loading the dashboard" />
      </div>
      <ScriptLoadError />
    </main>
  );
}

export const query = graphql`
  query DashboardPage {
    site {
      siteMetadata {
        title
      }
    }
  }
`;
