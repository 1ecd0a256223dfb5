export const resume = {
  region: 'Wahin se?',
  line: 'Game aadhe mein chhoot gaya tha. Humne wahi panna modkar rakha hai.',
  goOn: 'Wahin se',
  startAnew: 'Naya game',
};
