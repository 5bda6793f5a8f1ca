import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { unknownFailure } from '../../../contract/publishing/overlay';
import type { PublishedFile } from '../../../contract/publishing/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import type { Site } from '../site/site';
import type { ReadPublished } from './published-files';
import type { Publisher } from './publisher';
import { RenderFailed, type Renderer } from './renderer-process';

/** Milliseconds. */
const pollInterval = 250;
const pauseAfterError = 10_000;
const minute = 60_000;
/** The first is short, because a renderer that was killed starts again. */
const retryPauses = [5_000, minute, 10 * minute, 30 * minute, 60 * minute];

type Options = {
  renderer: Renderer;
  site: Site;
  buildId: string;
  readPublished: ReadPublished;
  log: FastifyBaseLogger;
  now: () => Date;
};

type Failure = { revision: string; message: string; at: Date; count: number };

/**
 * Renders what is published whenever it differs from what the site shows. Every server does so for itself: the pages depend only on the
 * build, what is published, and the day, so that all servers show the same. Each day begins with a new process that renders
 * everything again, to correct what should never differ.
 */
export function startLocalPublisher(options: Options): Publisher {
  const { renderer, site, buildId, readPublished, log, now } = options;
  let failure: Failure | null = null;
  let correction: string | null = null;
  const stopping = new AbortController();
  let startedAt: string | null = null;

  const isRetryDue = (revision: string) => {
    if (failure?.revision !== revision) return true;
    const wait = retryPauses[Math.min(failure.count, retryPauses.length) - 1] ?? 0;
    return now().getTime() - failure.at.getTime() >= wait;
  };

  async function readTarget() {
    const time = now();
    const { json, revision } = await readPublished(time);
    const days = [...new Set(regionIds.map((id) => getOfficeDay(id, time)))].join(' ');
    return { json, days, revision: `${buildId} ${revision} ${days}`, now: time.toISOString() };
  }

  async function publish(): Promise<void> {
    const { json, days, revision, now: time } = await readTarget();
    site.readOverlay();
    const shown = site.overlay()?.revision ?? '';
    if (shown === revision || !isRetryDue(revision)) return;
    const isNewDay = shown !== '' && !shown.endsWith(days);
    if (isNewDay) renderer.stop();
    startedAt = time;
    try {
      const { files } = JSON.parse(json) as { files: PublishedFile[] };
      const differing = await renderer.render({ files, revision, now: time, all: isNewDay });
      site.readOverlay();
      failure = null;
      correction = formatCorrection(differing);
      if (correction !== null) log.error({ pages: differing }, correction);
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isKnown = error instanceof RenderFailed;
      log.error(isKnown ? { output: error.detail } : { err: error }, 'Publishing failed');
      const message = isKnown ? error.message : unknownFailure;
      const count = failure?.revision === revision ? failure.count + 1 : 1;
      failure = { revision, message, at: now(), count };
    } finally {
      startedAt = null;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await publish().then(
        () => pollInterval,
        (error: unknown) => {
          log.error({ err: error }, 'Publishing could not continue');
          return pauseAfterError;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    getStatus: async () => {
      const { revision, now: time } = await readTarget();
      const overlay = site.overlay();
      const excluded = overlay?.excluded ?? [];
      const onSiteAsOf = overlay?.publishedAt ?? null;
      if (overlay?.revision === revision) {
        const { publishedAt: since } = overlay;
        return { state: 'up-to-date', since, message: correction, onSiteAsOf: time, excluded };
      }
      if (failure?.revision === revision && startedAt === null) {
        const { message, at } = failure;
        return { state: 'failed', since: at.toISOString(), message, onSiteAsOf, excluded };
      }
      return { state: 'publishing', since: startedAt, message: null, onSiteAsOf, excluded };
    },
    retry: async () => {
      failure = null;
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort();
      renderer.stop();
      await running;
    },
  };
}

function formatCorrection({ length }: readonly string[]): string | null {
  if (length === 0) return null;
  return length === 1
    ? '1 page was out of date and was corrected.'
    : `${String(length)} pages were out of date and were corrected.`;
}
