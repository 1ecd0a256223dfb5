/** What is seen on the drawings that only pictures of shared links show. */
export const drawings = {
  'love-calculator': {
    alt:
      'Copy ka panna: Raju aur Rani ke naam, neeche akshar ginkar jode gaye number, ' +
      'aur laal dil mein 75%.',
  },
  'truth-or-dare': {
    alt: 'Dari par ghoomti ek bottle, ek taraf Truth ki parchi, dusri taraf Dare ki.',
  },
  'rock-paper-scissors': {
    alt: 'Desk ke upar teen haath ek saath: patthar, kaagaz aur kainchi.',
  },
  'guess-the-teacher': {
    alt:
      'Board par sawaal ka nishaan wala chehra; mez par kitaab, set square, imarat, football ' +
      'aur test tube.',
  },
  quiz: {
    alt: 'Surprise Test ka panna: C par laal tick, kone mein 5/5 ka thappa, paas mein pencil.',
  },
  contribute: {
    alt: 'Canteen ki mez par thaali mein teen samose, hari chutney, aur bhaap wali chai.',
  },
  'not-found': {
    alt:
      'Khaali classroom: desk par laal kaata laga parcha, khidki se nikalta kaagaz ka jahaaz, ' +
      'paas mein bag aur bat.',
  },
};
