import type { Employee } from '../../../contract/employees/schema';
import type { Encryption } from '../../core/db/encryption/encryption';

export type PrivateDetails = Pick<Employee, 'privatePhone' | 'privateEmail' | 'certificateNumber'>;

const unreadable: PrivateDetails = {
  privatePhone: '',
  privateEmail: null,
  certificateNumber: null,
};

const privateContext = (id: string) => `employees.private:${id}`;

export function encryptPrivateDetails(encryption: Encryption, id: string, details: PrivateDetails) {
  const { privatePhone, privateEmail } = details;
  return {
    privateEncrypted: encryption.encrypt(JSON.stringify(details), privateContext(id)),
    privatePhoneMark: encryption.mark('phone', privatePhone),
    privateEmailMark: privateEmail && encryption.mark('email', privateEmail),
  };
}

export function decryptPrivateDetails(
  encryption: Encryption,
  { id, privateEncrypted }: { id: string; privateEncrypted: string },
): PrivateDetails {
  const json = encryption.tryDecrypt(privateEncrypted, privateContext(id));
  return json === null ? unreadable : (JSON.parse(json) as PrivateDetails);
}
