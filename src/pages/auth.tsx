import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { FormPlaceholder } from '../islands/sign-in/form-placeholder';
import { createLazyComponent } from '../layout/lazy-component';
import { SignInLayout } from '../layout/sign-in-layout';
import { toSignInOffices, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/loading/client-only';
import { ChunkLoadError } from '../ui/loading/chunk-load-error';

const AuthPages = createLazyComponent(
  () => import('../islands/sign-in/auth-pages').then((module) => module.AuthPages),
  ChunkLoadError,
);

type Data = SignInOffices & { site: { siteMetadata: { title: string } } };

export default function AuthPage({ data, location }: PageProps<Data>) {
  const company = data.site.siteMetadata.title;
  return (
    <SignInLayout {...toSignInOffices(data)}>
      <Helmet defaultTitle={`Sign in · ${company}`}>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ClientOnly fallback={<FormPlaceholder label="Loading the page" />}>
        <AuthPages pathname={location.pathname} search={location.search} company={company} />
      </ClientOnly>
    </SignInLayout>
  );
}

export const query = graphql`
  query AuthPage {
    site {
      siteMetadata {
        title
      }
    }
    ...SignInOffice
  }
`;
