/** The drawings of all games. A context finds them by their file name, so that a new game needs no line here. */
const drawings = import.meta.webpackContext('../../games', {
  recursive: true,
  regExp: /\/preview\.svg$/,
});

/** Returns the URL of the drawing of a page of a game. `folder` is the field `folder` of the page. */
export const drawingOf = (folder: string): string => drawings(`./${folder}/preview.svg`) as string;
