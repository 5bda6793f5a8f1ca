import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { Waiting } from '../islands/sign-in/form-placeholder';
import { fetched } from '../layout/lazy-component';
import { SignInFrame } from '../layout/sign-in-layout';
import { officesOf, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/loading/client-only';
import { NotLoaded } from '../ui/loading/chunk-load-error';

const AuthPages = fetched(
  () => import('../islands/sign-in/auth-pages').then((module) => module.AuthPages),
  NotLoaded,
);

type Data = SignInOffices & { site: { siteMetadata: { title: string } } };

export default function AuthPage({ data, location }: PageProps<Data>) {
  const company = data.site.siteMetadata.title;
  return (
    <SignInFrame {...officesOf(data)}>
      <Helmet defaultTitle={`Sign in · ${company}`}>
        <meta name="robots" content="noindex" />
      </Helmet>
      <ClientOnly fallback={<Waiting label="Loading the page" />}>
        <AuthPages pathname={location.pathname} search={location.search} company={company} />
      </ClientOnly>
    </SignInFrame>
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
