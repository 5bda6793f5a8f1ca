import { answerQuestions } from '../../workers/worker';
import { findDocument, type Found } from './document-scanner';

answerQuestions<Uint8Array, Found>((bytes) =>
  findDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
