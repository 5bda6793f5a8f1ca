import { answerQuestions } from '../threads/answer-questions';
import { findDocument, type Found } from './find-document';

answerQuestions<Uint8Array, Found>((bytes) =>
  findDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
