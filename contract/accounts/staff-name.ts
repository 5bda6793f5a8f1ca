/** A readable name for an address without a known one: 'ira.intake+office@agency.example' is 'Ira Intake'. */
export function formatEmailAsName(email: string): string {
  const [local = ''] = email.split('@');
  const words = local
    .replace(/\+.*$/, '')
    .split(/[._\-\s]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return email;
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}
