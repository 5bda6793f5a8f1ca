import { contentIssuesPath } from '../shared/assets';
import { layer } from '../theme/layout';
import { color, radius, shadow, space } from '../theme/tokens';

type PageIssue = { place: string; message: string };

const checkInterval = 1_500;

/** In `gatsby develop`, shows what is wrong in the files until it is fixed. */
export function watchContentIssues(): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, boxStyle);
  document.body.append(box);
  const check = async () => {
    // Without an answer, the terminal says more.
    const response = await fetch(contentIssuesPath).catch(() => null);
    if (response?.ok) showIssues(box, (await response.json()) as PageIssue[]);
    setTimeout(() => void check(), checkInterval);
  };
  void check();
}

export function showIssues(box: HTMLElement, issues: readonly PageIssue[]): void {
  const lines = issues.flatMap(({ place, message }) => [place, message]);
  const text =
    issues.length === 0
      ? ''
      : ['This is the last version without mistakes. Fix these in the files:', ...lines].join('\n');
  box.hidden = text === '';
  // A screen reader repeats what is written again.
  if (box.textContent !== text) box.textContent = text;
}

const boxStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: space[4],
  bottom: space[4],
  zIndex: String(layer.overlay),
  maxHeight: '60vh',
  overflow: 'auto',
  padding: space[4],
  border: `2px solid ${color.danger}`,
  borderRadius: radius.medium,
  background: color.dangerSoft,
  boxShadow: shadow.high,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
