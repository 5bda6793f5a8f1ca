import { newId } from '../core/db/uuid';
import type { Encryption } from '../core/db/encryption/encryption';
import type { Tx } from '../core/db/engine';
import { addTemplate } from '../features/inbox/templates/queries';
import { addUpload } from '../services/messages/files/upload-queries';

const page = 'BT /F1 24 Tf 72 720 Td (Home care from Larkspan \\(sample\\)) Tj ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${String(page.length)} >>\nstream\n${page}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

function buildPdf(): Buffer {
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`,
  );
}

export const brochure = {
  name: 'Brochure (sample).pdf',
  type: 'application/pdf',
  bytes: buildPdf(),
};

/** A template of every composer with a PDF. */
export async function seedBrochureTemplate(tx: Tx, encryption: Encryption, now: Date) {
  const createdAt = now.toISOString();
  const body = 'Dear {{firstName}},\n\nHere is our brochure.\n\n{{me}}, {{company}}, {{phone}}';
  const options = { channel: 'any', place: 'any', region: null } as const;
  const subject = await addTemplate(
    tx,
    { ...options, name: 'Brochure (sample)', body },
    'owner@larkspan.example',
  );
  await addUpload(tx, encryption, { ...brochure, id: newId(), email: null, subject, createdAt });
}
