const devices =
  '(?:iphone|ipad|ipod|android|galaxy|samsung|outlook|yahoo|gmail|aol|proton ?mail|blackberry|huawei|xiaomi|redmi|pixel|moto|k-9|windows|mail|smartphone|mobile|mobil|handy|verizon)';

const openings = [
  'sent (?:from|via|with)|get',
  'gesendet (?:mit|von)|von meinem|hol(?:en sie sich)?',
  'envoyé (?:de|depuis|à partir)|téléchargez?|obtenir',
  'enviado (?:desde|do|de|a partir)|obtener|obtén|obtenha|baixar',
  'inviato da|scarica|ottieni',
  'verstuurd vanaf|verzonden (?:vanaf|met|via)|download',
  'sendt fra|hent|skickat från|hämta|skaffa|lähetetty|hanki',
  'wysłan[eoy]|pobierz|отправлено (?:с|из)|скачать',
].join('|');

const signature = new RegExp(
  `^(?:(?:${openings})(?!\\p{L}).{0,40}(?<!\\p{L})${devices}.{0,60}|lähetetty.{0,20}${devices}.{0,10}|发自我的.{1,30}|從我的.{1,20}傳送|${devices}.{0,10}から送信|나의 ${devices}.{0,10}보냄)$`,
  'iu',
);

/** A line that a phone adds, such as 'Sent from my iPhone'. A phone number shows that a person typed it. */
export function isPhoneSignature(line: string): boolean {
  return (
    line.length <= 120 && !/\d{4}/.test(line.replace(/<.*>/, '')) && signature.test(line.trim())
  );
}

const addedLine =
  /^(?:\[(?:cid:|image\b|https?:)[^\]]*\]$|(?:caution|warning|external)\b.{0,80}\b(?:external|outside)\b|virus-free|you received this message because you are subscribed|to unsubscribe from this (?:group|list)|confidentiality notice\b)/i;

/** A line that mail servers, groups, and virus scanners add, or the place of a picture. */
export function isAddedLine(line: string): boolean {
  return addedLine.test(line.slice(0, 200));
}
