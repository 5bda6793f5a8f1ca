import type { PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { ClientOnly, createLazyComponent, ScriptLoadError } from '../ui/loading/lazy-component';
import { scriptOnlyStyle } from '../theme/tokens';
import type { ClientPageContext } from '../shared/page-context';
import { Spinner } from '../ui/loading/spinner';
import { visuallyHidden } from '../ui/visually-hidden';

const DashboardApp = createLazyComponent(() =>
  import('../dashboard/app/app').then((module) => module.DashboardApp),
);

export default function DashboardPage({
  pageContext: { company, offices },
  location,
}: PageProps<null, ClientPageContext>) {
  return (
    <>
      <Helmet defaultTitle={`Dashboard · ${company}`} titleTemplate={`%s · ${company}`}>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ClientOnly fallback={<Loading />}>
        <DashboardApp location={location} company={company} offices={offices} />
      </ClientOnly>
    </>
  );
}

/** The auth guard shows the same spinner, so nothing moves. */
function Loading() {
  return (
    <main css={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <h1 css={visuallyHidden}>Dashboard</h1>
      <div css={scriptOnlyStyle}>
        <Spinner size="3rem" label="Loading the dashboard" />
      </div>
      <ScriptLoadError />
    </main>
  );
}
