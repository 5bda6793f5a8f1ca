import { inspectDocument, type ScanResult } from './document-scanner';

export const ready = () => undefined;

export const run = (bytes: Uint8Array): Promise<ScanResult> => inspectDocument(Buffer.from(bytes));
