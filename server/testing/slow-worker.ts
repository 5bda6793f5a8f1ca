import { createInflate } from 'node:zlib';
import { inflated } from '../uploads/document-scanner/inflate';
import { emptyBlocks } from './samples/hostile-files';

/** 'count' never ends, 'unpack' takes minutes, and 'fail' throws. Everything else is echoed. */
answerQuestions<string, string>(async (question) => {
  if (question === 'fail') throw new Error('As it was asked to');
  if (question === 'count') for (;;);
  if (question === 'unpack') {
    const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), emptyBlocks(100_000_000)]);
    for await (const chunk of inflated(createInflate(), packed)) void chunk;
  }
  return task;
}
