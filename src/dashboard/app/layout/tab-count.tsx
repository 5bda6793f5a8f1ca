import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import { iconFiles } from '../../../shared/assets';
import { formatBadge } from '../../components/badges';

type TabCountProps = { count: number; company: string };

/** Shows the sidebar's number of new messages in the tab's title and icon. */
export function TabCount({ count, company }: TabCountProps) {
  useEffect(() => {
    if (count === 0) return;
    const link = document.querySelector<HTMLLinkElement>(
      `link[rel="icon"][href="${iconFiles.tab}"]`,
    );
    const controller = new AbortController();
    drawIcon(count, controller.signal).then(
      (url) => link?.setAttribute('href', url),
      () => undefined,
    );
    return () => {
      controller.abort();
      link?.setAttribute('href', iconFiles.tab);
    };
  }, [count]);
  if (count === 0) return null;
  return <Helmet titleTemplate={`(${formatBadge(count)}) %s · ${company}`} defer={false} />;
}

/** The icon, which has a dark variant, with a number that is legible on both. */
async function drawIcon(count: number, signal: AbortSignal): Promise<string> {
  const icon = await (await fetch(iconFiles.tab, { signal })).text();
  const badge = [
    '<circle cx="28" cy="28" r="19" fill="#b3261e" stroke="#fff" stroke-width="2"/>',
    '<text x="28" y="37.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="27" fill="#fff">',
    `${count > 9 ? '9+' : count}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', badge))}`;
}
