/** True for an empty name or one that is only white space. Example: `isBlank(' \t')` is true. */
export const isBlank = (name: string): boolean => name.trim() === '';
