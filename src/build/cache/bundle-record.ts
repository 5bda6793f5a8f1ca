import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroupRecord } from './chunk-groups';
import { textDigest } from './digest';

/** What a run of webpack read and made, so that the next can tell whether it would make the same. */
export type BundleRecord = {
  /** All that it went by besides the files it read. */
  settings: string;
  /** A digest of each file that it read, packages aside; null for a folder, and where it found no file. */
  inputs: Record<string, string | null>;
  /** Bytes of each file that it made, by path below the folder of its output. */
  outputs: Record<string, number>;
  /** Texts that are written beside what it made, and are taken away once the site is built. */
  beside: Record<string, string>;
  /** Webpack's own hash of all it made. */
  hash: string;
  groups: ChunkGroupRecord[];
};

const isOfPackage = (file: string) => file.includes('/node_modules/');

/** The digests of files as they are now. Files of packages are left out: those change with the list of packages alone. */
export function inputsOf(files: Iterable<string>): BundleRecord['inputs'] {
  const own = [...files].filter((file) => !isOfPackage(file)).sort();
  return Object.fromEntries(own.map((file) => [file, digestOf(file)]));
}

/** Whether webpack, run now, would read the same, and whether all it made is still there. */
export function isCurrent(record: BundleRecord, settings: string, outputPath: string): boolean {
  return (
    record.settings === settings &&
    Object.entries(record.inputs).every(([file, digest]) => digestOf(file) === digest) &&
    Object.entries(record.outputs).every(
      ([file, bytes]) =>
        statSync(join(outputPath, file), { throwIfNoEntry: false })?.size === bytes,
    )
  );
}

/** The record in a file; null where there is none that can be read. */
export function readRecord(file: string): BundleRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord;
  } catch {
    return null;
  }
}

function digestOf(file: string): string | null {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  return textDigest(readFileSync(file, 'utf8'));
}
