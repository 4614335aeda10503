// Text within XML and HTML.
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that stays text, also within quoted attributes. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** Without the characters that XML 1.0 has no way to write. */
export const writableInXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
