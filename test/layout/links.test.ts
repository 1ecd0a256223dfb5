import fc from 'fast-check';
import { withEnvironment } from '../support/withEnvironment';

test.each([
  ['without a query', 'https://wa.me/910000000000'],
  ['with a query', 'https://api.example.net/send?phone=910000000000'],
])('to a chat %s any message is unchanged, but for lone surrogates', async (_which, chat) => {
  const load = () => import('../../src/layout/links');
  const { whatsappLink } = await withEnvironment({ WHATSAPP_URL: chat }, load);
  const units = fc.constantFrom('\ud83d', '\ude0a', '😊', 'नी', 'a', ...'&#?=+%:/\n"\' ');
  const anyMessage = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: units }));
  fc.assert(
    fc.property(anyMessage, (message) => {
      const link = whatsappLink(message);
      expect(link.startsWith(chat)).toBe(true);
      const url = new URL(link);
      // Encoding to UTF-8 replaces lone surrogates, too.
      expect(url.searchParams.getAll('text')).toEqual([Buffer.from(message).toString()]);
      url.searchParams.delete('text');
      expect(url.href).toBe(chat);
    }),
    { examples: [['Kya? Haan. 100% + 1 = "sach" & #7\n😊'], ['\ud83d😊\ude0a'], ['']] },
  );
});
