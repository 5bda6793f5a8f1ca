import { graphql, type PageProps } from 'gatsby';
import { SignInPage } from '../islands/sign-in/sign-in-page';
import { Waiting } from '../islands/sign-in/form-placeholder';
import { fetched } from '../layout/lazy-component';
import { SignInFrame } from '../layout/sign-in-layout';
import { officesOf, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/loading/client-only';
import { NotLoaded } from '../ui/loading/chunk-load-error';

const SignupForm = fetched(
  () => import('../islands/sign-in/forms/signup-form').then((module) => module.SignupForm),
  NotLoaded,
);

type Data = SignInOffices & { site: { siteMetadata: { title: string } } };

export default function SignupPage({ data, location }: PageProps<Data>) {
  return (
    <SignInFrame {...officesOf(data)}>
      <SignInPage company={data.site.siteMetadata.title} title="Make an account">
        <ClientOnly fallback={<Waiting label="Loading the form" />}>
          <SignupForm search={location.search} />
        </ClientOnly>
      </SignInPage>
    </SignInFrame>
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
