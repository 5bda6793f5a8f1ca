import { lazy } from 'react';
import { graphql, type PageProps } from 'gatsby';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { Waiting } from '../features/sign-in/waiting';
import { ClientOnly } from '../ui/client-only';

const LoginForm = lazy(async () => ({
  default: (await import('../features/sign-in/login-form')).LoginForm,
}));

type Data = { site: { siteMetadata: { title: string } } };

export default function LoginPage({ data, location }: PageProps<Data>) {
  return (
    <SignInPage company={data.site.siteMetadata.title} title="Sign in">
      <ClientOnly fallback={<Waiting label="Loading the form" />}>
        <LoginForm search={location.search} />
      </ClientOnly>
    </SignInPage>
  );
}

export const query = graphql`
  query LoginPage {
    site {
      siteMetadata {
        title
      }
    }
  }
`;
