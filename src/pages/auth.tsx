import type { PageProps } from 'gatsby';
import { FormPlaceholder } from '../sign-in/sign-in-page';
import { SignInLayout } from '../layout/sign-in-layout';
import type { ClientPageContext } from '../shared/page-context';
import { ClientOnly, createLazyComponent } from '../ui/loading/lazy-component';

const AuthPages = createLazyComponent(() =>
  import('../sign-in/auth-pages').then((module) => module.AuthPages),
);

export default function AuthPage({ pageContext, location }: PageProps<null, ClientPageContext>) {
  return (
    <SignInLayout {...pageContext}>
      <ClientOnly fallback={<FormPlaceholder label="Loading the page" />}>
        <AuthPages pathname={location.pathname} search={location.search} />
      </ClientOnly>
    </SignInLayout>
  );
}
