import fc from 'fast-check';
import { upiLink } from '../../src/pages/contribute/upi';

test('the link in the QR code has ID and name', () => {
  const upi = { id: 'backbenchers@example', name: "Backbencher's Memories" };
  const link = 'upi://pay?pa=backbenchers@example&pn=Backbencher%27s%20Memories';
  expect(upiLink(upi)).toBe(link);
});

test('any ID and name come back alone, from characters that no scanner has to decode', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (id, name) => {
      const link = upiLink({ id, name });
      expect(link).toMatch(/^upi:\/\/pay\?pa=[\w.~%@-]*&pn=[\w.~%-]*$/);
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ pa: id, pn: name });
    }),
    // The ID tries to inject another payee and an amount.
    { examples: [['raju@bank&pa=chor@bank&am=9', "!'(Raju)*"]] },
  );
});
