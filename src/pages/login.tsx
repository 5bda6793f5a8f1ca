import type { PageProps } from 'gatsby';
import { SignInGuide } from '../sign-in/sign-in-guide';
import { FormPlaceholder, SignInPage } from '../sign-in/sign-in-page';
import { SignInLayout } from '../layout/sign-in-layout';
import type { ClientPageContext } from '../shared/page-context';
import { ClientOnly, createLazyComponent } from '../ui/loading/lazy-component';

const SignInForm = createLazyComponent(() =>
  import('../sign-in/forms/sign-in-form').then((module) => module.SignInForm),
);

export default function LoginPage({ pageContext, location }: PageProps<null, ClientPageContext>) {
  return (
    <SignInLayout {...pageContext} aside={<SignInGuide />}>
      <SignInPage title="Sign in" lead="For people who work in our offices.">
        <ClientOnly fallback={<FormPlaceholder label="Loading the form" />}>
          <SignInForm search={location.search} />
        </ClientOnly>
      </SignInPage>
    </SignInLayout>
  );
}
