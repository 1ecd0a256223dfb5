/** The sentences of the note below a field whose text is too long. `kept` says that nothing was deleted. */
export const field = {
  tooLong: (limit: number, length: number) =>
    `Jagah kam pad gayi: yahan ${limit} letters aate hain, aur yeh ${length} hain.`,
  kept: 'Kuch mitaya nahi hai, thoda tum kaat do.',
};
