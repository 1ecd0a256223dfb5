type Message = { grade: string | undefined; badges: number; days: number };

const badgesText = (n: number) => (n === 1 ? '1 badge' : `${n} badges`);

/** What there is of a card: no grade before the first marks, and no zeros. */
const summaryOf = ({ grade, badges, days }: Message): string =>
  [
    ...(grade === undefined ? [] : [`grade ${grade}`]),
    ...(badges > 0 ? [badgesText(badges)] : []),
    ...(days > 0 ? [`${days} din haazir`] : []),
  ].join(', ');

export const share = {
  lead: 'Class group mein bhi lagwa do:',
  badges: 'Badges',
  present: 'Haazri',
  played: (n: number) => `${n} baar`,
  /** The lines of a message, without the address. */
  messageOf: (card: Message): string[] => [
    `Mera Report Card: ${summaryOf(card) || 'session abhi shuru hua hai'}`,
    'Is baar group mein maine khud daala. School wala aaj tak gadde ke neeche hai.',
    'Ab sab apna apna dikhao, roll number se.',
  ],
};
