/** The name of the image file that src/build/upiQrCode.ts renders. */
export const QR_CODE_FILE = 'upi-qr-code.png';

/** Matches the five signs that `encodeURIComponent` does not encode, but that some payment apps need encoded. */
const RESERVED = /[!'()*]/g;

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    RESERVED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the deep link for the QR code, with the ID (`pa`) and the name (`pn`) of the payee. The link has no amount,
 * because the payer chooses the amount. The `@` of the ID is not encoded, because some apps do not decode `%40`.
 * Example: `{ id: 'raju@bank', name: 'Raju & Co' }` gives `upi://pay?pa=raju@bank&pn=Raju%20%26%20Co`.
 */
export function upiLink({ id, name }: { id: string; name: string }): string {
  const payee = encoded(id).replace('%40', '@');
  return `upi://pay?pa=${payee}&pn=${encoded(name)}`;
}
