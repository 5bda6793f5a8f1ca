import { setTimeout } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import { inflated } from '../services/uploads/document-scanner/pdf-issue';
import { emptyBlocks } from './samples/hostile-files';

export const ready = () => undefined;

/** 'count' never ends, 'unpack' takes minutes, 'sleep' waits a second, and 'fail' throws. Any other task is returned. */
export async function run(task: string): Promise<string> {
  if (task === 'fail') throw new Error('failed on request');
  if (task === 'count') for (;;);
  if (task === 'unpack') {
    const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), emptyBlocks(100_000_000)]);
    for await (const chunk of inflated(createInflate(), packed)) void chunk;
  }
  if (task === 'sleep') await setTimeout(1_000);
  return task;
}
