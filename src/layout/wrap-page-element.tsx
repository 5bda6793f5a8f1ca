import type { GatsbyBrowser } from 'gatsby';
import type { PageContext } from '../site/page-context';
import { isClientRoute } from '../site/routes';
import { Layout } from './layout';

/** Puts the public shell around every page but sign-in and dashboard. Browser and build use the same. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement']
> = ({ element, props }) => {
  if (isClientRoute(props.location.pathname)) return element;
  const { textShell } = props.pageContext;
  return (
    <Layout shell={props.pageContext} textShell={textShell}>
      {element}
    </Layout>
  );
};
