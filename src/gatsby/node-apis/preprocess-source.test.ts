import { expect, test } from 'vitest';
import { preprocessSource } from './preprocess-source';

type Preprocess = (args: { contents: string }) => unknown;
const preprocess = (contents: string) => (preprocessSource as unknown as Preprocess)({ contents });

test.each([
  'export const query = graphql`{ site { id } }`;',
  'export default () => <Slice alias="footer" />;',
  "import { StaticImage } from 'gatsby-plugin-image';",
  'export function Head() {\n  return <title>Page</title>;\n}',
  'const Head = () => null;\nexport { Page, Head };',
  'export async function config() {}',
  "export { getServerData } from './data';",
])('leaves a file with Gatsby exports unchanged: %s', (text) => {
  expect(preprocess(text)).toBeUndefined();
});

test.each([
  "import { PageHeader } from './page-header';",
  'const config = { fetcher };\nexport const Heading = 1;',
])('hides a file without: %s', (text) => {
  expect(preprocess(text)).toBe(';');
});
