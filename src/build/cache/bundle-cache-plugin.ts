import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestInputs, isCurrent, readRecord, type BundleRecord } from './bundle-record';
import { deserializeGroups, serializeGroups, type ChunkGroup } from './chunk-groups';

/** The part of webpack's statistics that Gatsby reads after a successful run. */
type Stats = {
  hash?: string;
  hasErrors(): boolean;
  hasWarnings(): boolean;
  compilation: { chunkGroups: readonly ChunkGroup[] };
};

type FullStats = Stats & {
  compilation: { fileDependencies: Iterable<string>; getAssets(): readonly { name: string }[] };
};

type Compiler = {
  outputPath: string;
  run(callback: (error: Error | null, stats?: Stats) => void): void;
  hooks: {
    done: {
      tap(options: { name: string; stage: number }, work: (stats: FullStats) => void): void;
    };
  };
};

type Options = {
  /** The record of the previous build. */
  file: string;
  /** A digest of everything but the files that webpack reads. */
  settings: string;
  /** Files that plugins write from the statistics. */
  sideFiles: readonly string[];
  /** Receives the record of this run. It may be saved only after the whole build has succeeded. */
  onDone: (record: BundleRecord) => void;
};

/**
 * A webpack plugin that skips a run whose result already exists. With its own cache webpack still takes twelve seconds, in every
 * build for publishing. Must be the last plugin.
 *
 * An interrupted build leaves side files from which Gatsby would conclude that its pages are current. It saves no record, so the
 * next build deletes these files and Gatsby renders all pages.
 */
export function createBundleCachePlugin({ file, settings, sideFiles, onDone }: Options) {
  return {
    apply(compiler: Compiler) {
      const run = compiler.run.bind(compiler);
      compiler.run = (callback) => {
        const record = readRecord(file);
        if (!record || !isCurrent(record, settings, compiler.outputPath)) {
          if (!record) for (const path of sideFiles) rmSync(path, { force: true });
          rmSync(file, { force: true });
          run(callback);
          return;
        }
        for (const [path, content] of Object.entries(record.sideFiles)) {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, content);
        }
        callback(null, toStats(record));
      };
      compiler.hooks.done.tap({ name: 'BundleCache', stage: Number.MAX_SAFE_INTEGER }, (stats) => {
        if (!stats.hasErrors())
          onDone(createRecord(stats, settings, sideFiles, compiler.outputPath));
      });
    },
  };
}

function createRecord(
  { hash = '', compilation }: FullStats,
  settings: string,
  sideFiles: readonly string[],
  outputPath: string,
): BundleRecord {
  const outputs = compilation.getAssets().map((asset) => asset.name);
  return {
    settings,
    inputs: digestInputs(compilation.fileDependencies),
    outputs: Object.fromEntries(
      outputs.map((output) => [output, statSync(join(outputPath, output)).size]),
    ),
    sideFiles: Object.fromEntries(sideFiles.map((path) => [path, readFileSync(path, 'utf8')])),
    hash,
    groups: serializeGroups(compilation.chunkGroups),
  };
}

function toStats({ hash, groups }: BundleRecord): Stats {
  return {
    hash,
    hasErrors: () => false,
    hasWarnings: () => false,
    compilation: { chunkGroups: deserializeGroups(groups) },
  };
}
