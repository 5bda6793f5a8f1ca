import { graphql, type PageProps } from 'gatsby';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { Waiting } from '../features/sign-in/waiting';
import { fetched } from '../shell/fetched';
import { SignInFrame } from '../shell/sign-in-frame';
import { officesOf, type SignInOffices } from '../templates/fragments';
import { ClientOnly } from '../ui/client-only';
import { NotLoaded } from '../ui/not-loaded';

const SignupForm = fetched(
  () => import('../features/sign-in/signup-form').then((module) => module.SignupForm),
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
