import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroupRecord } from './chunk-groups';
import { digestText } from './digest';

/** The inputs and outputs of a webpack run. */
export type BundleRecord = {
  /** A digest of everything but the files that webpack reads. */
  settings: string;
  /** A digest of each file read, without packages; null for folders and missing files. */
  inputs: Record<string, string | null>;
  /** Bytes of each output file, by path below the output folder. */
  outputs: Record<string, number>;
  /** Contents of files that plugins write and Gatsby deletes after the build. */
  sideFiles: Record<string, string>;
  /** Webpack's hash of the compilation. */
  hash: string;
  groups: ChunkGroupRecord[];
};

/** Packages are covered by the list of packages in the settings. */
const isInPackage = (file: string) => file.includes('/node_modules/');

export function digestInputs(files: Iterable<string>): BundleRecord['inputs'] {
  const ownFiles = [...files].filter((file) => !isInPackage(file)).sort();
  return Object.fromEntries(ownFiles.map((file) => [file, digestFile(file)]));
}

/** True if webpack would produce the same files and all of them still exist. */
export function isCurrent(record: BundleRecord, settings: string, outputPath: string): boolean {
  return (
    record.settings === settings &&
    Object.entries(record.inputs).every(([file, digest]) => digestFile(file) === digest) &&
    Object.entries(record.outputs).every(
      ([file, bytes]) =>
        statSync(join(outputPath, file), { throwIfNoEntry: false })?.size === bytes,
    )
  );
}

export function readRecord(file: string): BundleRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord;
  } catch {
    return null;
  }
}

function digestFile(file: string): string | null {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  return digestText(readFileSync(file, 'utf8'));
}
