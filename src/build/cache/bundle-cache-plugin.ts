import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsOf, isCurrent, readRecord, type BundleRecord } from './bundle-record';
import { describeGroups, reviveGroups, type ChunkGroup } from './chunk-groups';

/** The part of webpack's statistics that Gatsby reads of a run without faults. */
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

type Memory = {
  /** Where it is kept. */
  file: string;
  /** All that webpack goes by besides the files it reads. */
  settings: string;
  /** Files that plugins write from its statistics. */
  beside: readonly string[];
  /** Takes what a run has made, to write it into the file once the whole build has come to its end. */
  keep: (record: BundleRecord) => void;
};

const name = 'RememberBundle';

/**
 * A plugin of webpack that does not let it run where it would make what it has made before: with its own cache it takes
 * twelve seconds to find that out, in each build for an article. Anything that is missing or other than it was makes it run as
 * without this plugin. Give it as the last plugin.
 *
 * A build that was stopped between its bundles and its end has written files by which Gatsby would think that its pages name
 * these bundles already. It leaves no memory, so the next build takes those files away and Gatsby does all pages anew.
 */
export function rememberBundle({ file, settings, beside, keep }: Memory) {
  return {
    apply(compiler: Compiler) {
      const run = compiler.run.bind(compiler);
      compiler.run = (callback) => {
        const before = readRecord(file);
        if (!before || !isCurrent(before, settings, compiler.outputPath)) {
          if (!before) for (const path of beside) rmSync(path, { force: true });
          rmSync(file, { force: true });
          run(callback);
          return;
        }
        for (const [path, text] of Object.entries(before.beside)) {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, text);
        }
        callback(null, statsOf(before));
      };
      compiler.hooks.done.tap({ name, stage: Number.MAX_SAFE_INTEGER }, (stats) => {
        if (!stats.hasErrors()) keep(recordOf(stats, settings, beside, compiler.outputPath));
      });
    },
  };
}

function recordOf(
  { hash = '', compilation }: FullStats,
  settings: string,
  beside: readonly string[],
  outputPath: string,
): BundleRecord {
  const outputs = compilation.getAssets().map((asset) => asset.name);
  return {
    settings,
    inputs: inputsOf(compilation.fileDependencies),
    outputs: Object.fromEntries(
      outputs.map((output) => [output, statSync(join(outputPath, output)).size]),
    ),
    beside: Object.fromEntries(beside.map((path) => [path, readFileSync(path, 'utf8')])),
    hash,
    groups: describeGroups(compilation.chunkGroups),
  };
}

function statsOf({ hash, groups }: BundleRecord): Stats {
  return {
    hash,
    hasErrors: () => false,
    hasWarnings: () => false,
    compilation: { chunkGroups: reviveGroups(groups) },
  };
}
