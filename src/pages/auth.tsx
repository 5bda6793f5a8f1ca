import type { PageProps } from 'gatsby';
import { useIsBuiltPage } from '../browser/hooks/use-is-built-page';
import { authTitles, FormPlaceholder, SignInPage } from '../sign-in/sign-in-page';
import { SignInLayout } from '../layout/sign-in-layout';
import type { ClientPageContext } from '../shared/page-context';
import { normalizePath } from '../shared/routes';
import { ClientOnly, createLazyComponent } from '../ui/loading/lazy-component';

const AuthPages = createLazyComponent(() =>
  import('../sign-in/auth-pages').then((module) => module.AuthPages),
);

export default function AuthPage({ pageContext, location }: PageProps<null, ClientPageContext>) {
  return (
    <SignInLayout {...pageContext}>
      <ClientOnly fallback={<Loading pathname={location.pathname} />}>
        <AuthPages pathname={location.pathname} search={location.search} />
      </ClientOnly>
    </SignInLayout>
  );
}

function Loading({ pathname }: { pathname: string }) {
  // All pages below /auth share one built file.
  const path = useIsBuiltPage() ? '' : normalizePath(pathname);
  const titles: Readonly<Record<string, string>> = authTitles;
  return (
    <SignInPage title={titles[path] ?? 'Your account'}>
      <FormPlaceholder label="Loading the page" />
    </SignInPage>
  );
}
