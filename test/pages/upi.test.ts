import fc from 'fast-check';
import { upiLink } from '../../src/pages/contribute/upi';

const payee = (link: string) => {
  const { protocol, host, searchParams } = new URL(link);
  return { protocol, host, ...Object.fromEntries(searchParams) };
};

describe('the link in the QR code', () => {
  test.each([
    [
      { id: 'backbenchers@example', name: "Backbencher's Memories" },
      "upi://pay?pa=backbenchers@example&pn=Backbencher's%20Memories",
    ],
    [{ id: 'raju@bank', name: 'Raju & Co' }, 'upi://pay?pa=raju@bank&pn=Raju%20%26%20Co'],
    [{ id: 'raju.k-1@bank', name: 'Raju' }, 'upi://pay?pa=raju.k-1@bank&pn=Raju'],
    [{ id: '98765@bank', name: 'A=B?C#D+E' }, 'upi://pay?pa=98765@bank&pn=A%3DB%3FC%23D%2BE'],
    // An ID that tries to inject another payee or an amount.
    [
      { id: 'raju@bank&pa=chor@bank&am=9', name: 'Raju' },
      'upi://pay?pa=raju@bank%26pa%3Dchor%40bank%26am%3D9&pn=Raju',
    ],
    [{ id: 'raju@bank', name: 'Raju&am=9' }, 'upi://pay?pa=raju@bank&pn=Raju%26am%3D9'],
    [
      { id: 'raju@bank', name: 'राजू' },
      'upi://pay?pa=raju@bank&pn=%E0%A4%B0%E0%A4%BE%E0%A4%9C%E0%A5%82',
    ],
  ])('of %j is %s', (upi, link) => {
    expect(upiLink(upi)).toBe(link);
  });

  const text = fc.string({ unit: 'grapheme' });

  test('decodes to the same ID and name, and to nothing else', () => {
    fc.assert(
      fc.property(text, text, (id, name) => {
        expect(payee(upiLink({ id, name }))).toEqual({
          protocol: 'upi:',
          host: 'pay',
          pa: id,
          pn: name,
        });
      }),
    );
  });

  test('contains only characters that need no decoding by a scanner', () => {
    fc.assert(
      fc.property(text, text, (id, name) => {
        expect(upiLink({ id, name })).toMatch(
          /^upi:\/\/pay\?pa=[\w.!~*'()%@-]*&pn=[\w.!~*'()%-]*$/,
        );
      }),
    );
  });
});
