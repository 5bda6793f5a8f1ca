import { Children, useLayoutEffect, type ReactElement, type ReactNode } from 'react';

type HeadProps = {
  title?: string;
  defaultTitle?: string;
  titleTemplate?: string;
  children?: ReactNode;
};

type Tag = ReactElement<Record<string, unknown>, string>;

/** The attribute that react-helmet writes at the build. */
const ownedAttribute = 'data-react-helmet';

/** Oldest first. */
const heads = new Set<HeadProps>();

/** Replaces react-helmet in the browser (src/build/node-apis/on-create-webpack-config.ts), where it only updates the built head. */
export function Helmet(props: HeadProps): null {
  useLayoutEffect(() => {
    heads.add(props);
    updateHead();
    return () => {
      heads.delete(props);
    };
  });
  return null;
}

/** The last title and the last template win. */
function updateHead(): void {
  let title: string | undefined;
  let defaultTitle: string | undefined;
  let template = '%s';
  const elements: HTMLElement[] = [];
  for (const head of heads) {
    title = head.title ?? title;
    defaultTitle = head.defaultTitle ?? defaultTitle;
    template = head.titleTemplate ?? template;
    for (const tag of Children.toArray(head.children) as Tag[]) {
      if (tag.type === 'title') title = getText(tag);
      else if (tag.type !== 'html') elements.push(toElement(tag));
    }
  }
  const nextTitle = title === undefined ? defaultTitle : template.replace('%s', () => title ?? '');
  if (nextTitle !== undefined) document.title = nextTitle;
  document.head
    .querySelectorAll(`:not(title)[${ownedAttribute}]`)
    .forEach((element) => element.remove());
  document.head.append(...elements);
}

const getText = ({ props }: Tag) => Children.toArray(props['children'] as ReactNode).join('');

function toElement(tag: Tag): HTMLElement {
  const element = document.createElement(tag.type);
  for (const [name, value] of Object.entries(tag.props)) {
    if (name !== 'children') element.setAttribute(name, String(value));
  }
  element.setAttribute(ownedAttribute, 'true');
  element.textContent = getText(tag);
  return element;
}
