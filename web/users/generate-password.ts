// A password one can say on the telephone: 5 groups of 4 signs out of 32, 100 bits.
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  // 32 signs: every value of a byte falls on each equally often.
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}
