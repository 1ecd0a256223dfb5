/** The longest of some texts. Example: `longest(['Next', 'Finish'])` is `'Finish'`. */
export const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');
