import type { PageProps } from 'gatsby';
import { FormPlaceholder, SignInPage } from '../sign-in/sign-in-page';
import { SignInLayout } from '../layout/sign-in-layout';
import type { ClientPageContext } from '../shared/page-context';
import { ClientOnly, createLazyComponent } from '../ui/loading/lazy-component';

const SignInForm = createLazyComponent(() =>
  import('../sign-in/forms/sign-in-form').then((module) => module.SignInForm),
);

export default function LoginPage({ pageContext, location }: PageProps<null, ClientPageContext>) {
  return (
    <SignInLayout {...pageContext}>
      <SignInPage
        title="Sign in"
        lead="For our staff and caregivers. You don’t need an account to ask us about care."
      >
        <ClientOnly fallback={<FormPlaceholder label="Loading the form" />}>
          <SignInForm search={location.search} />
        </ClientOnly>
      </SignInPage>
    </SignInLayout>
  );
}
