/** True for a name with nothing in it but white space. Example: `isBlank(' \t')` is true. */
export const isBlank = (name: string): boolean => name.trim() === '';
