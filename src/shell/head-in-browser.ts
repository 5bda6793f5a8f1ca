import { Children, isValidElement, useLayoutEffect, type ReactNode } from 'react';

type HeadProps = {
  title?: string;
  defaultTitle?: string;
  titleTemplate?: string;
  children?: ReactNode;
};

type Tag = { type: string; props: Record<string, unknown> };

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

function renew(): void {
  const all = [...heads];
  const tags = all.flatMap(({ children }) => Children.toArray(children).flatMap(toTag));
  const title = titleOf(all, tags);
  if (title !== undefined) document.title = title;
  const elements = tags.flatMap(toElement);
  document.head.querySelectorAll(`:not(title)[${mark}]`).forEach((element) => element.remove());
  document.head.append(...elements);
}

function toTag(child: ReactNode): Tag[] {
  if (!isValidElement<Record<string, unknown>>(child) || typeof child.type !== 'string') return [];
  return [{ type: child.type, props: child.props }];
}

/** The last title that is given, in the template where there is one; without a title the default. */
function titleOf(all: HeadProps[], tags: Tag[]): string | undefined {
  const written = tags.filter(({ type }) => type === 'title').map(({ props }) => textOf(props));
  const title = last([...all.map(({ title: own }) => own), ...written]);
  const template = last(all.map(({ titleTemplate }) => titleTemplate));
  if (title === undefined) return last(all.map(({ defaultTitle }) => defaultTitle));
  return template === undefined ? title : template.replace('%s', () => title);
}

/** The last that is given. */
const last = (texts: (string | undefined)[]) =>
  texts.reduce((found, text) => text ?? found, undefined);

const textOf = ({ children }: Record<string, unknown>) =>
  Children.toArray(children as ReactNode).join('');

function toElement({ type, props }: Tag): HTMLElement[] {
  if (type === 'title' || type === 'html') return [];
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children') element.setAttribute(name, String(value));
  }
  element.setAttribute(mark, 'true');
  element.textContent = textOf(props);
  return [element];
}
