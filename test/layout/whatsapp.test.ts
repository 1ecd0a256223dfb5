import fc from 'fast-check';
import { withEnvironment } from '../support/withEnvironment';

/** `whatsappLink` in a release with this chat. */
async function linkFunction(chat: string) {
  const load = () => import('../../src/layout/whatsapp');
  return (await withEnvironment({ WHATSAPP_URL: chat }, load)).whatsappLink;
}

const chats: [string, string][] = [
  ['without a query', 'https://wa.me/910000000000'],
  ['with a query', 'https://api.example.net/send?phone=910000000000'],
  ['with a longer query', 'https://api.example.net/send?phone=910000000000&app=1'],
];

describe.each(chats)('to a chat %s', (_which, chat) => {
  const expectMessage = (link: string, message: string) => {
    const url = new URL(link);
    expect(link.startsWith(chat)).toBe(true);
    expect(url.searchParams.getAll('text')).toEqual([message]);
    expect(url.hash).toBe('');
    url.searchParams.delete('text');
    expect(url.href).toBe(chat);
  };

  test.each([
    'Namaste!',
    'Chips & samose',
    'Roll No. #7',
    'Kya? Haan. 100% + 1 = sach',
    `Ma'am ne kaha: "baitho"`,
    'Ek line,\ndusri line',
    'Shukriya 😊🎊',
    'नमस्ते',
    'https://example.com/?a=b&c=d#e',
    '',
  ])('a message is unchanged: %s', async (message) => {
    expectMessage((await linkFunction(chat))(message), message);
  });

  test('any message is unchanged, and does not change the rest of the URL', async () => {
    const link = await linkFunction(chat);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        expectMessage(link(message), message);
      }),
    );
  });

  test.each([
    ['\ud83d', '\ufffd'],
    ['\ude0a', '\ufffd'],
    ['Party \ud83d!', 'Party \ufffd!'],
    ['\ud83d😊\ude0a', '\ufffd😊\ufffd'],
    ['\ude0a\ud83d', '\ufffd\ufffd'],
  ])('a lone surrogate is replaced, and nothing else: %j', async (message, arrived) => {
    expectMessage((await linkFunction(chat))(message), arrived);
  });

  test('lone surrogates are replaced in any string', async () => {
    const link = await linkFunction(chat);
    const units = fc.constantFrom('\ud83d', '\ude0a', '😊', 'नी', 'a', '&');
    fc.assert(
      fc.property(fc.string({ unit: units }), (message) => {
        // Encoding to UTF-8 replaces lone surrogates, too.
        expectMessage(link(message), Buffer.from(message).toString());
      }),
    );
  });
});
