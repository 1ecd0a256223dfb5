/** The file that src/build/upiQrCode.ts renders. */
export const QR_CODE_FILE = 'upi-qr-code.png';

/** Signs that RFC 3986 reserves and `encodeURIComponent` does not encode. Some apps need them encoded. */
const RESERVED = /[!'()*]/g;

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    RESERVED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The deep link in the QR code: the payee's ID (`pa`) and name (`pn`), by the UPI Linking Specifications of
 * NPCI. It has no amount: the payer chooses the amount. The `@` of the ID is plain, as some apps do not decode it.
 * Example: `{ id: 'raju@bank', name: 'Raju & Co' }` gives `upi://pay?pa=raju@bank&pn=Raju%20%26%20Co`.
 */
export function upiLink({ id, name }: { id: string; name: string }): string {
  const payee = encoded(id).replace('%40', '@');
  return `upi://pay?pa=${payee}&pn=${encoded(name)}`;
}
