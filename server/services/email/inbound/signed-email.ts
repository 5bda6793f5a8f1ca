import { fromBER, ObjectIdentifier, OctetString, Constructed, type BaseBlock } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';

/**
 * The email inside an S/MIME message that is signed but not encrypted (RFC 8551, section 3.5.2). Null if it is encrypted or
 * malformed. The signature is not checked.
 */
export function readSignedEmail(content: Buffer): Buffer | null {
  const [type, wrapped] = listChildren(fromBER(content).result);
  if (!(type instanceof ObjectIdentifier) || type.getValue() !== signedData) return null;
  const [, , encapsulated] = listChildren(listChildren(wrapped)[0]);
  const [email] = listChildren(listChildren(encapsulated)[1]);
  return email instanceof OctetString ? Buffer.from(email.getValue()) : null;
}

function listChildren(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Constructed ? block.valueBlock.value : [];
}
