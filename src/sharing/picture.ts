import type { ReactNode } from 'react';

/** The colours of a picture, which are tokens of `styles/tokens.css`. */
export type PictureColor = 'text' | 'ink' | 'pencil' | 'red' | 'violet' | 'green';

/** A part of a text, such as a name. Each part is written in its own direction. */
export type TextPart = {
  text: string;
  /** The colour, if it differs from the colour of the whole text. */
  color?: PictureColor;
  /** The ranges of characters that are crossed out. Their offsets count as in the method `slice` of a text. */
  crossed?: readonly { from: number; to: number }[];
  /** Whether there is a red circle around this part. */
  circled?: boolean;
};

/** A drawing of the site as it is on the screen: an element with an `svg` or an `img` in it. */
export type PictureDrawing = {
  element: ReactNode;
  /** The height in ruled lines, if there is room for it. The width follows from the drawing. */
  height: number;
  /** The text above the drawing. */
  label?: string;
  /** The text below the drawing. */
  caption?: string;
  /** Whether the drawing is mirrored, like the hand of the opponent. */
  mirrored?: boolean;
  /** The turn clockwise, in degrees. */
  turn?: number;
  /** Whether the drawing is taped onto the page. */
  taped?: boolean;
  /** Whether the drawing is a signature: on a dashed line, with the caption below the line. */
  signed?: boolean;
};

/** A label and its value. */
export type PictureField = { label: string; value: string };

/** One part of a picture. Texts are drawn as they are, never as markup. */
export type PictureBlock =
  /** A paragraph, in the handwriting or in the font of the body; a title is always in the handwriting. */
  | {
      kind: 'text';
      text: string | readonly TextPart[];
      hand?: boolean;
      strong?: boolean;
      size?: 'small' | 'large' | 'title';
      color?: PictureColor;
      /** Whether the gaps between the parts are wide. */
      wide?: boolean;
    }
  /** A rubber stamp. A stamp with a `word` is round, and has the word below its text. */
  | { kind: 'stamp'; text: string; color: PictureColor; word?: string }
  /** Drawings side by side. */
  | { kind: 'drawings'; drawings: readonly PictureDrawing[] }
  /**
   * Columns of blocks, by default equally wide. With `together`, each column is only as wide as its blocks need, and
   * the columns stand together in the middle of a picture that is not `ragged`. With `first`, there are two columns,
   * and the first column is `first` ruled lines wide.
   */
  | {
      kind: 'columns';
      columns: readonly (readonly PictureBlock[])[];
      together?: boolean;
      first?: number;
    }
  /** A form filled in by hand: the fields of each row side by side. */
  | { kind: 'fields'; rows: readonly (readonly PictureField[])[] }
  /** Large figures side by side, each above its label. */
  | { kind: 'figures'; figures: readonly PictureField[] }
  /**
   * A table with a grid of two columns. A row with `isRight` shows a tick or a cross before its value; the head and
   * the totals are rows without `isRight`.
   */
  | { kind: 'table'; rows: readonly (PictureField & { isRight?: boolean })[] };

/** A block of one kind. */
export type BlockOf<Kind extends PictureBlock['kind']> = Extract<PictureBlock, { kind: Kind }>;

/** A result as a picture, from top to bottom. */
export type PictureContent = {
  /** The name of the game, guide or page. */
  heading: string;
  blocks: readonly PictureBlock[];
  /** Whether texts begin at the margin line, as in an exercise book; otherwise they are in the middle. */
  ragged?: boolean;
  /** Whether the picture shows a handout in a double frame, such as a certificate. */
  framed?: boolean;
};

/** Every drawing of a picture, in the order of its blocks. */
export const drawingsOf = ({ blocks }: Pick<PictureContent, 'blocks'>): PictureDrawing[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'drawings') return block.drawings;
    if (block.kind !== 'columns') return [];
    return block.columns.flatMap((column) => drawingsOf({ blocks: column }));
  });
