import fc from 'fast-check';
import { withEnvironment } from '../support/withEnvironment';

/** The link that a release with this chat makes of a message. */
async function linker(chat: string) {
  const load = () => import('../../src/layout/whatsapp');
  return (await withEnvironment({ WHATSAPP_URL: chat }, load)).whatsappLink;
}

const chats: [string, string][] = [
  ['without a query', 'https://wa.me/910000000000'],
  ['with a query', 'https://api.example.net/send?phone=910000000000'],
  ['with a longer query', 'https://api.example.net/send?phone=910000000000&app=1'],
];

describe.each(chats)('to a chat %s', (_which, chat) => {
  const expectToCarry = (link: string, message: string) => {
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
  ])('a message arrives as it was written: %s', async (message) => {
    expectToCarry((await linker(chat))(message), message);
  });

  test('so does any other, and nothing of it becomes part of the address', async () => {
    const link = await linker(chat);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        expectToCarry(link(message), message);
      }),
    );
  });

  test.each([
    ['\ud83d', '\ufffd'],
    ['\ude0a', '\ufffd'],
    ['Party \ud83d!', 'Party \ufffd!'],
    ['\ud83d😊\ude0a', '\ufffd😊\ufffd'],
    ['\ude0a\ud83d', '\ufffd\ufffd'],
  ])('half an emoji breaks no link, and nothing beside it: %j', async (message, arrived) => {
    expectToCarry((await linker(chat))(message), arrived);
  });

  test('nor does whatever else a string can hold', async () => {
    const link = await linker(chat);
    const halves = fc.constantFrom('\ud83d', '\ude0a', '😊', 'नी', 'a', '&');
    fc.assert(
      fc.property(fc.string({ unit: halves }), (message) => {
        // Node writes halves as browsers do, where they write UTF-8.
        expectToCarry(link(message), Buffer.from(message).toString());
      }),
    );
  });
});
