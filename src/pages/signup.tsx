import { graphql, type PageProps } from 'gatsby';
import { SignInPage } from '../islands/sign-in/sign-in-page';
import { FormPlaceholder } from '../islands/sign-in/form-placeholder';
import { createLazyComponent } from '../layout/lazy-component';
import { SignInLayout } from '../layout/sign-in-layout';
import { toSignInOffices, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/loading/client-only';
import { ChunkLoadError } from '../ui/loading/chunk-load-error';

const SignupForm = createLazyComponent(
  () => import('../islands/sign-in/forms/signup-form').then((module) => module.SignupForm),
  ChunkLoadError,
);

type Data = SignInOffices & { site: { siteMetadata: { title: string } } };

export default function SignupPage({ data, location }: PageProps<Data>) {
  return (
    <SignInLayout {...toSignInOffices(data)}>
      <SignInPage company={data.site.siteMetadata.title} title="Make an account">
        <ClientOnly fallback={<FormPlaceholder label="Loading the form" />}>
          <SignupForm search={location.search} />
        </ClientOnly>
      </SignInPage>
    </SignInLayout>
  );
}

export const query = graphql`
  query SignupPage {
    site {
      siteMetadata {
        title
      }
    }
    ...SignInOffice
  }
`;
