import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Helmet } from './browser-helmet';

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-react-helmet="true">Built</title>' +
    '<meta data-react-helmet="true" name="description" content="Built"><meta data-react-helmet="true" name="robots" content="noindex">';
});

const all = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML);

function Page({ name }: { name: string }) {
  return (
    <Helmet>
      <html lang="en" />
      <title>{`${name} · Larkspan`}</title>
      <meta name="description" content={`About ${name}`} />
      {name === 'Hidden' && <meta name="robots" content="noindex" />}
      {[<meta key="a" property="og:title" content={name} />]}
      <script type="application/ld+json">{`{"name":"${name} & more"}`}</script>
    </Helmet>
  );
}

test('another page replaces title, description, and structured data', () => {
  const { rerender } = render(<Page key="1" name="Hidden" />);
  expect(document.title).toBe('Hidden · Larkspan');
  expect(all('[name=robots]')).toHaveLength(1);
  rerender(<Page key="2" name="Care" />);
  expect(document.title).toBe('Care · Larkspan');
  expect(all('[name=description]')).toEqual([
    '<meta name="description" content="About Care" data-react-helmet="true">',
  ]);
  expect(all('[name=robots]')).toEqual([]);
  expect(all('[property="og:title"]')).toHaveLength(1);
  expect(all('script')).toEqual([
    '<script type="application/ld+json" data-react-helmet="true">{"name":"Care & more"}</script>',
  ]);
  expect(all('[charset]')).toHaveLength(1);
});

test('a page can change its title', () => {
  const { rerender } = render(<Helmet title="One" />);
  rerender(<Helmet title="Two" />);
  expect(document.title).toBe('Two');
});

test('a screen’s title uses the template of its layout', () => {
  const layout = (screen: React.ReactNode) => (
    <div>
      <Helmet defaultTitle="Dashboard · Larkspan" titleTemplate="%s · Larkspan">
        <meta name="robots" content="noindex" />
      </Helmet>
      {screen}
    </div>
  );
  const { rerender } = render(layout(null));
  expect(document.title).toBe('Dashboard · Larkspan');
  rerender(layout(<Helmet title="Users info $&" />));
  expect(document.title).toBe('Users info $& · Larkspan');
  expect(all('[name=robots]')).toHaveLength(1);
});
