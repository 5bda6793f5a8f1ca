import { expect, test } from 'vitest';
import { mayHoldQuery } from './may-contain-query';

test('what Gatsby looks for is given to it', () => {
  const texts = [
    'export const query = graphql`{ site { id } }`;',
    'export default () => <Slice alias="footer" />;',
    "import { StaticImage } from 'gatsby-plugin-image';",
    'export function Head() {\n  return <title>Page</title>;\n}',
    'const Head = () => null;\nexport { Page, Head };',
    'export async function config() {}',
    "export { getServerData } from './data';",
  ];
  expect(texts.filter((text) => !mayHoldQuery(text))).toEqual([]);
});

test('words of which these are a part are not', () => {
  expect(mayHoldQuery("import { PageHeader } from './page-header';")).toBe(false);
  expect(mayHoldQuery('const config = { fetcher };\nexport const Heading = 1;')).toBe(false);
});
