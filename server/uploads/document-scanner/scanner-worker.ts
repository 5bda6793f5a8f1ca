import { answerQuestions } from '../../workers/worker';
import { inspectDocument, type ScanResult } from './document-scanner';

answerQuestions<Uint8Array, ScanResult>((bytes) =>
  inspectDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
