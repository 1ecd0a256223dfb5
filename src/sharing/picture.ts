import type { ReactNode } from 'react';

/** The colours for texts and stamps of a picture. Each colour is a custom property in `styles/tokens.css`. */
export type PictureColor = 'text' | 'ink' | 'pencil' | 'red' | 'violet' | 'green';

/** A part of a text, such as a name. Each part has its own writing direction, left to right or right to left. */
export type TextPart = {
  text: string;
  /** The colour of this part. By default, the part has the colour of the whole text. */
  color?: PictureColor;
  /** The ranges of characters that are crossed out. `from` and `to` are string indexes, as in the method `slice`. */
  crossed?: readonly { from: number; to: number }[];
  /** Whether there is a red circle around this part. */
  circled?: boolean;
};

/** A drawing of the site, as it looks on the screen. `element` must render an `svg` or an `img`. */
export type PictureDrawing = {
  element: ReactNode;
  /** The height as a number of ruled lines. A drawing that would be too wide becomes smaller. */
  height: number;
  /** The text above the drawing. */
  label?: string;
  /** The text below the drawing. */
  caption?: string;
  /** Whether left and right are exchanged, for example to make a hand point the other way. */
  mirrored?: boolean;
  /** The clockwise rotation of the drawing, in degrees. */
  turn?: number;
  /** Whether a strip of tape holds the drawing on the page. */
  taped?: boolean;
  /** Whether the drawing is a signature. A signature stands on a dashed line, and the caption is below the line. */
  signed?: boolean;
};

/** A value with a label that explains the value. */
export type PictureField = { label: string; value: string };

/** A block of a picture. Texts are drawn as they are, and never parsed as markup. */
export type PictureBlock =
  /** A paragraph. Its font is the handwriting if `hand` is set or `size` is `'title'`, otherwise the body font. */
  | {
      kind: 'text';
      text: string | readonly TextPart[];
      hand?: boolean;
      strong?: boolean;
      size?: 'small' | 'large' | 'title';
      color?: PictureColor;
      /** Whether the gaps between the parts of `text` are wide. */
      wide?: boolean;
    }
  /** A rubber stamp. A stamp with a `word` is round, and the word is written below the text of the stamp. */
  | { kind: 'stamp'; text: string; color: PictureColor; word?: string }
  /** Drawings side by side. */
  | { kind: 'drawings'; drawings: readonly PictureDrawing[] }
  /**
   * Columns of blocks. By default, all columns have the same width.
   *
   * With `together`, each column is only as wide as its blocks need. The columns are centred as a group, or aligned
   * left in a `ragged` picture. With `first`, there must be two columns. The width of the first column is `first`
   * times the height of a ruled line, and the second column gets the remaining width.
   */
  | {
      kind: 'columns';
      columns: readonly (readonly PictureBlock[])[];
      together?: boolean;
      first?: number;
    }
  /** A form that looks filled in by hand. The fields of each row are side by side. */
  | { kind: 'fields'; rows: readonly (readonly PictureField[])[] }
  /** Large values side by side, such as scores. Each value is above its label. */
  | { kind: 'figures'; figures: readonly PictureField[] }
  /**
   * A table with two columns, label and value. If `isRight` is true, a tick stands before the value. If `isRight` is
   * false, a cross stands there. The head and the totals of the table are rows without `isRight`.
   */
  | { kind: 'table'; rows: readonly (PictureField & { isRight?: boolean })[] };

/** The type of the blocks of one kind. Example: `BlockOf<'stamp'>` is the type of stamps. */
export type BlockOf<Kind extends PictureBlock['kind']> = Extract<PictureBlock, { kind: Kind }>;

/** The content of a picture. The blocks are listed from top to bottom. */
export type PictureContent = {
  /** The name of the game, guide or page. */
  heading: string;
  blocks: readonly PictureBlock[];
  /** Whether texts are aligned left, at the margin line of the page. Otherwise texts are centred. */
  ragged?: boolean;
  /** Whether the blocks are on a handout with a double frame, such as a certificate. */
  framed?: boolean;
};

/** Returns every drawing of a picture, including drawings in columns, in the order of the blocks. */
export const drawingsOf = ({ blocks }: Pick<PictureContent, 'blocks'>): PictureDrawing[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'drawings') return block.drawings;
    if (block.kind !== 'columns') return [];
    return block.columns.flatMap((column) => drawingsOf({ blocks: column }));
  });
