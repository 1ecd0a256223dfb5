/** Below a field with more letters than it has room for. */
export const tooLong = (limit: number, length: number) =>
  `Line chhoti pad gayi: ${limit} letters ki jagah hai, aur yeh ${length} hain. Kuch mitaya ` +
  'nahi hai, thoda tum kaat do.';
