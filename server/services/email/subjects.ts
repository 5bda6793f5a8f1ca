export function isReplySubject(subject: string): boolean {
  return stripReplyPrefixes(subject) !== subject;
}

/** 'Re:' in the languages of common mail programs. */
export function stripReplyPrefixes(subject: string): string {
  return subject.replace(
    /^(?:\s*(?:re|aw|antw|sv|vs|vá|res|rif|odp|ref|ynt|atb|回复|回覆|答复|返信|답장|отв?)\s*(?:\[\d+\]|\(\d+\))?\s*[:：])+\s*/iu,
    '',
  );
}

export function isForwardSubject(subject: string): boolean {
  return /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vl|pd|转发|轉寄|転送|전달|пересл?)\s*[:：]/iu.test(
    subject,
  );
}
