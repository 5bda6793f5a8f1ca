import type { Context } from '../context';
import type { Db } from '../../core/db/engine';
import { hasSignatureOn } from '../../services/auth/account-queries';
import { findOwnWorkProfile } from '../employees/service';
import { buildSignatureData, renderSignatureText } from './signature';

/** The signature of an account in plain text. Null if no current employee has its email as work email. */
export async function findOwnSignature(
  { config, regions, now }: Pick<Context, 'config' | 'regions' | 'now'>,
  db: Db,
  email: string,
): Promise<{ text: string | null; isOn: boolean }> {
  const employee = await findOwnWorkProfile(db, email, now());
  const { siteUrl } = config;
  const data =
    employee &&
    buildSignatureData(employee, regions[employee.region], {
      siteUrl,
      withPhone: true,
      photo: null,
      // Only the text is used.
      logo: '',
    });
  return { text: data && renderSignatureText(data), isOn: await hasSignatureOn(db, email) };
}

/** Null if the account has switched it off. */
export async function findSentSignature(...input: Parameters<typeof findOwnSignature>) {
  const { text, isOn } = await findOwnSignature(...input);
  return isOn ? text : null;
}
