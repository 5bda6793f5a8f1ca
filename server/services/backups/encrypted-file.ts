import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../../core/operator-error';

/** The least that age allows, because the passphrase is a random key. */
const workFactor = 1;

/**
 * Backups are age files (https://age-encryption.org/v1) with DATA_KEY in base64 as their passphrase, so that they can also be read without
 * this software: `age -d`.
 */
const toPassphrase = (dataKey: Buffer): string => dataKey.toString('base64');

export async function encryptFile(file: string, encrypted: string, dataKey: Buffer): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(toPassphrase(dataKey));
  encrypter.setScryptWorkFactor(workFactor);
  await pipeStream(createReadStream(file), encrypted, (input) => encrypter.encrypt(input));
}

/** Throws OperatorError for another key, or a file that was changed or cut off. */
export async function decryptFile(source: Readable, file: string, dataKey: Buffer): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(toPassphrase(dataKey));
  try {
    await pipeStream(source, file, (input) => decrypter.decrypt(input));
  } catch (error) {
    if ('syscall' in (error as object)) throw error;
    throw new OperatorError(
      `The backup can’t be decrypted: it was made with another DATA_KEY, or the file is damaged (${(error as Error).message}).`,
    );
  }
}

/** The browser's type, as age has it. */
type Bytes = ReadableStream<Uint8Array>;

async function pipeStream(
  source: Readable,
  file: string,
  transform: (input: Bytes) => Promise<Bytes>,
): Promise<void> {
  const output = await transform(Readable.toWeb(source) as unknown as Bytes);
  await pipeline(
    Readable.fromWeb(output as unknown as NodeStream),
    createWriteStream(file, { flush: true }),
  );
}
