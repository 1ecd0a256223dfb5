/* What is said of a guess beside the verdict, taken in turn by round. */

export const caughtLines: readonly string[] = [
  'Ek second mein hansi phoot gayi, game wahin over.',
  'Itni shareef muskaan asli ho hi nahi sakti thi.',
  'Rubber wapas karo. Aadha bacha hai, chalega.',
  'Khaansi ki acting achchi thi, par zukaam kahan tha?',
  'Inspector wali nazar. Lost and found ka counter tumhara.',
];

export const missedLines: readonly string[] = [
  'Sabse seedha chehra hi sabse bada actor nikla.',
  'Galat bench par chhapa. Asli maal peeche wale baste mein tha.',
  'Shak sahi tha, bas ungli galat taraf chali gayi.',
  'Woh chit ab book cover ke andar safe hai. Case closed.',
  'Full class ko doubt tha. Bas jise hona tha, use nahi.',
];
