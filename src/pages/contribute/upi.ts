/** The payment code as a file of the site, made by the build: see src/build/upiQrPlugin.ts. */
export const QR_CODE_FILE = 'upi-qr-code.png';

/**
 * The address that UPI apps read from the code: who is paid, by which name. How much is left to
 * the visitor.
 *
 * Source: NPCI, UPI Linking Specifications, `pa` and `pn`. The `@` of the payee stays as it is, since
 * some apps do not decode it.
 * Example: `{ id: 'raju@bank', name: 'Raju & Co' }` gives `upi://pay?pa=raju@bank&pn=Raju%20%26%20Co`.
 */
export function upiLink({ id, name }: { id: string; name: string }): string {
  const payee = encodeURIComponent(id).replace('%40', '@');
  return `upi://pay?pa=${payee}&pn=${encodeURIComponent(name)}`;
}
