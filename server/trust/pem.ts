// Certificates as text: PEM, or DER in base64.

const BLOCK = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END/g;

/** DER, base64. What has no frame around it is taken for one. */
export function certificatesIn(text: string): string[] {
  const blocks = [...text.matchAll(BLOCK)].map(([, block = '']) => block);
  return (blocks.length === 0 ? [text] : blocks).map((block) => block.replaceAll(/\s/g, ''));
}

/** @param der base64 */
export const pemOf = (der: string): string =>
  `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`;

/** As this service writes it, so that the same certificate is the same text; several stay as they are. */
export function asPem(text: string): string {
  const [first = '', ...more] = certificatesIn(text);
  return more.length === 0 ? pemOf(first) : text;
}
