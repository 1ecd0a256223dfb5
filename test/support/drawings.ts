/** Stands for `drawings.ts` of Home, which asks webpack for the files. */
export const drawingOf = (folder: string) => `/${folder}/preview.svg`;
