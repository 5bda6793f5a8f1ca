import { Children, useLayoutEffect, type ReactElement, type ReactNode } from 'react';

type HeadProps = {
  title?: string;
  defaultTitle?: string;
  titleTemplate?: string;
  children?: ReactNode;
};

type Tag = ReactElement<Record<string, unknown>, string>;

/** What marks an element of the head as ours; react-helmet writes the same when pages are built. */
const mark = 'data-react-helmet';

/** The heads of all components on the page, oldest first. */
const heads = new Set<HeadProps>();

/**
 * Stands in for react-helmet in the browser (build/on-create-webpack-config.ts): built pages come with their head, so
 * that all that is left to do is to renew it when another page is shown. Takes the properties this site uses.
 */
export function Helmet(props: HeadProps): null {
  useLayoutEffect(() => {
    heads.add(props);
    renew();
    return () => {
      heads.delete(props);
    };
  });
  return null;
}

/** The last title that is given counts, in the last template; without a title the default. */
function renew(): void {
  let title: string | undefined;
  let otherwise: string | undefined;
  let template = '%s';
  const elements: HTMLElement[] = [];
  for (const head of heads) {
    title = head.title ?? title;
    otherwise = head.defaultTitle ?? otherwise;
    template = head.titleTemplate ?? template;
    for (const tag of Children.toArray(head.children) as Tag[]) {
      if (tag.type === 'title') title = textOf(tag);
      else if (tag.type !== 'html') elements.push(toElement(tag));
    }
  }
  const written = title === undefined ? otherwise : template.replace('%s', () => title ?? '');
  if (written !== undefined) document.title = written;
  document.head.querySelectorAll(`:not(title)[${mark}]`).forEach((element) => element.remove());
  document.head.append(...elements);
}

const textOf = ({ props }: Tag) => Children.toArray(props['children'] as ReactNode).join('');

function toElement(tag: Tag): HTMLElement {
  const element = document.createElement(tag.type);
  for (const [name, value] of Object.entries(tag.props)) {
    if (name !== 'children') element.setAttribute(name, String(value));
  }
  element.setAttribute(mark, 'true');
  element.textContent = textOf(tag);
  return element;
}
