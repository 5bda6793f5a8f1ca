import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser';
import { buildServer } from '../scripts/build-server';
import { stopChildren } from '../scripts/child-processes';
import { compressFiles } from '../src/gatsby/post-build/compress-files';
import { cspHash, inlineScripts } from '../src/gatsby/post-build/page-scripts';
import { samplePages } from '../tests/fixtures/sample-pages';
import { writeFloor } from './floor';
import { startServer } from './measured-server';
import { measurePopup } from './popup-speed';
import { measureFirstTap, measureLoad } from './slow-phone';
import { median } from './throughput';

const runs = 5;
const idleTime = 15_000;

/** A page of another site: the folder with its build, and its path without a slash at the end. */
export type Peer = { folder: string; path: string };

type Figures = Record<string, number | undefined>;

/** With a `baseline`, the maximum is for the ratio to its figure. */
type Target = { label: string; figure: string; max: number; baseline?: 'floor' | 'peer' };

const targets: readonly Target[] = [
  { label: 'before load, kB', figure: 'beforeLoad', max: 36 },
  { label: 'after 15 s idle, kB', figure: 'afterIdle', max: 50 },
  { label: 'of which script, kB', figure: 'script', max: 10 },
  { label: 'LCP and the floor’s, ms', figure: 'lcp', max: 1.05, baseline: 'floor' },
  { label: 'first tap and the floor’s, ms', figure: 'tap', max: 1, baseline: 'floor' },
  { label: 'LCP and the peer’s, ms', figure: 'lcp', max: 1.1, baseline: 'peer' },
  { label: 'home: LCP and the peer’s, ms', figure: 'homeLcp', max: 1.15, baseline: 'peer' },
  { label: 'first tap and the peer’s, ms', figure: 'tap', max: 1, baseline: 'peer' },
  { label: 'popup usable, empty cache, ms', figure: 'cold', max: 1200 },
  { label: 'popup usable, second visit, ms', figure: 'warm', max: 150 },
  { label: 'INP of the menu, ms', figure: 'menu', max: 100 },
  { label: 'INP of the theme, ms', figure: 'theme', max: 100 },
  { label: 'INP of the popup, ms', figure: 'popup', max: 100 },
  { label: 'INP of typing, ms', figure: 'typing', max: 100 },
];

/** Compares an article with a floor, and it and home with a peer. All figures are medians. @returns the rows of a table */
export async function measurePages(peer: Peer | undefined): Promise<[string, string][]> {
  await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const path = samplePages.post;
    writeFloor(path, join(folder, 'floor'));
    if (peer) cpSync(peer.folder, join(folder, 'peer'), { recursive: true });
    const origin = await serveSite('public', join(folder, 'data'));
    const url = origin + path;
    const urls = [url, (await serveCopy(join(folder, 'floor'))) + path];
    if (peer) {
      const peerOrigin = await serveCopy(join(folder, 'peer'));
      urls.push(peerOrigin + peer.path, origin + samplePages.home, `${peerOrigin}/`);
    }
    const [ours, floor, other, home, peerHome] = await measureInTurn(browser, urls);
    const popups: Figures[] = [];
    for (let run = 0; run < runs; run += 1) popups.push(await measurePopup(browser, url));
    const figures = {
      ours: { ...ours, ...getMedians(popups), homeLcp: home?.lcp },
      floor: floor ?? {},
      peer: { ...other, homeLcp: peerHome?.lcp },
    };
    const header = formatColumns(['ours', 'floor', 'peer', 'ratio']);
    return [
      ['', `${header}  target`],
      ...targets
        .filter(({ baseline }) => baseline !== 'peer' || peer)
        .map((target): [string, string] => [target.label, formatTarget(target, figures)]),
    ];
  } finally {
    await browser.close();
    await stopChildren();
    rmSync(folder, { recursive: true });
  }
}

function formatTarget(
  { label, figure, max, baseline }: Target,
  { ours, floor, peer }: Record<'ours' | 'floor' | 'peer', Figures>,
): string {
  const digits = label.endsWith('kB') ? 1 : 0;
  const values = [ours, floor, peer].map((figures) => figures[figure]?.toFixed(digits) ?? '');
  const base = { floor, peer };
  const ratio = baseline && ((ours[figure] ?? NaN) / (base[baseline][figure] ?? NaN)).toFixed(2);
  const isMet = Number(ratio ?? ours[figure]) <= max;
  return `${formatColumns([...values, ratio ?? ''])}  ≤ ${max} ${isMet ? 'met' : 'not met'}`;
}

const formatColumns = (columns: string[]) => columns.map((column) => column.padStart(7)).join('');

/** Compresses a site as our build does, allows its inline scripts, and serves it. */
async function serveCopy(folder: string): Promise<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const hashes = new Set(pages.flatMap(inlineScripts).map(cspHash));
  writeFileSync(join(folder, 'csp-hashes.json'), JSON.stringify([...hashes]));
  await compressFiles(folder, []);
  return serveSite(folder, `${folder}-data`);
}

/** @returns the origin of our server with this site */
async function serveSite(folder: string, dataFolder: string): Promise<string> {
  const { url } = await startServer({ SITE_DIR: folder, DATA_DIR: dataFolder });
  return url;
}

/**
 * The runs of all pages alternate, so that a busy moment of the machine slows down each of them.
 * @param urls ours first, which alone is left idle
 */
async function measureInTurn(browser: Browser, urls: readonly string[]): Promise<Figures[]> {
  const results = urls.map((): Figures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      const load = await measureLoad(browser, url, index === 0 ? idleTime : undefined);
      results[index]?.push({ ...load, tap: await measureFirstTap(browser, url) });
    }
  }
  return results.map(getMedians);
}

function getMedians(results: readonly Figures[]): Figures {
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name] ?? NaN))]),
  );
}
