type Message = { grade: string | undefined; badges: number; days: number };

const badgesText = (n: number) => (n === 1 ? '1 badge' : `${n} badges`);

export const share = {
  lead: 'Class group mein bhi lagwa do:',
  subject: 'Subject',
  best: 'Best',
  badges: 'Badges',
  present: 'Haazri',
  /** The lines of a message, without the address. There is no grade before the first marks. */
  messageOf: ({ grade, badges, days }: Message): string[] => [
    grade === undefined
      ? `Mera Report Card: ${badgesText(badges)}, ${days} din haazir`
      : `Mera Report Card: grade ${grade}, ${badgesText(badges)}, ${days} din haazir`,
    'Is baar group mein maine khud daala. School wala aaj tak gadde ke neeche hai.',
    'Ab sab apna apna dikhao, roll number se.',
  ],
};
