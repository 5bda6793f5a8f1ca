import type { GatsbyBrowser } from 'gatsby';
import type { PageContext } from '../site/page-context';
import { isClientRoute } from '../site/routes';
import { Layout } from './layout';

/** Wraps every page in the public layout, except sign-in and dashboard. */
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
