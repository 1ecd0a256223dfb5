/** The note below a field with more letters than it has room for. */
export const field = {
  tooLong: (limit: number, length: number) =>
    `Jagah kam pad gayi: yahan ${limit} letters aate hain, aur yeh ${length} hain.`,
  kept: 'Kuch mitaya nahi hai, thoda tum kaat do.',
};
