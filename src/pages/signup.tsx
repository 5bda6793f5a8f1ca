import type { PageProps } from 'gatsby';
import { SignInGuide } from '../sign-in/sign-in-guide';
import { FormPlaceholder, SignInPage } from '../sign-in/sign-in-page';
import { SignInLayout } from '../layout/sign-in-layout';
import type { ClientPageContext } from '../shared/page-context';
import { ClientOnly, createLazyComponent } from '../ui/loading/lazy-component';

const SignupForm = createLazyComponent(() =>
  import('../sign-in/forms/signup-form').then((module) => module.SignupForm),
);

export default function SignupPage({ pageContext, location }: PageProps<null, ClientPageContext>) {
  return (
    <SignInLayout {...pageContext} aside={<SignInGuide />}>
      <SignInPage
        title="Create an account"
        lead="For people who work in our offices. The agency decides what each account can see."
      >
        <ClientOnly fallback={<FormPlaceholder label="Loading the form" />}>
          <SignupForm search={location.search} />
        </ClientOnly>
      </SignInPage>
    </SignInLayout>
  );
}
