import { graphql, type PageProps } from 'gatsby';
import { FormPlaceholder } from '../islands/sign-in/form-placeholder';
import { SignInLayout } from '../layout/sign-in-layout';
import { toSignInLayoutProps, type SignInData } from '../templates/fragments';
import { ClientOnly } from '../ui/loading/client-only';
import { createLazyComponent } from '../ui/loading/lazy-component';

const AuthPages = createLazyComponent(() =>
  import('../islands/sign-in/auth-pages').then((module) => module.AuthPages),
);

export default function AuthPage({ data, location }: PageProps<SignInData>) {
  return (
    <SignInLayout {...toSignInLayoutProps(data)}>
      <ClientOnly fallback={<FormPlaceholder label="Loading the page" />}>
        <AuthPages pathname={location.pathname} search={location.search} />
      </ClientOnly>
    </SignInLayout>
  );
}

export const query = graphql`
  query AuthPage {
    ...SignInLayout
  }
`;
