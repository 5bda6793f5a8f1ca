import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';
import { Waiting } from '../features/sign-in/waiting';
import { fetched } from '../shell/fetched';
import { SignInFrame } from '../shell/sign-in-frame';
import { officesOf, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/client-only';
import { NotLoaded } from '../ui/not-loaded';

const AuthPages = fetched(
  () => import('../features/sign-in/auth-pages').then((module) => module.AuthPages),
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
