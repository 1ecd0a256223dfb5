import type { ReactNode } from 'react';

/** Tokens of `styles/tokens.css`. */
export type PictureColor = 'text' | 'ink' | 'pencil' | 'red' | 'violet' | 'green';

/** A part of a text, with a direction of its own, such as a name. */
export type TextPart = {
  text: string;
  /** Otherwise the colour of the whole text. */
  color?: PictureColor;
  /** Characters that are crossed out, by offsets as for `slice`. */
  crossed?: readonly { from: number; to: number }[];
  /** Circled in red. */
  circled?: boolean;
};

/** A drawing of the site as it is on the screen: an element with an `svg` or an `img` in it. */
export type PictureDrawing = {
  element: ReactNode;
  /** In ruled lines; the width follows from the drawing. Less where there is no room. */
  height: number;
  /** Written above and below it. */
  label?: string;
  caption?: string;
  /** Mirrored, like the hand of the opponent. */
  mirrored?: boolean;
  /** Turned clockwise, in degrees. */
  turn?: number;
  /** Taped onto the page. */
  taped?: boolean;
  /** A signature: on a dashed line, with the caption below the line. */
  signed?: boolean;
};

/** A label, and what is written next to it. */
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
      /** With wide gaps between the parts. */
      wide?: boolean;
    }
  /** A rubber stamp; a round one where there is a word to stand below its text. */
  | { kind: 'stamp'; text: string; color: PictureColor; word?: string }
  /** Drawings side by side. */
  | { kind: 'drawings'; drawings: readonly PictureDrawing[] }
  /**
   * Blocks side by side. Columns are equally wide, or `together` in the middle and as wide as they need;
   * `first` is the width of the first one in ruled lines.
   */
  | {
      kind: 'columns';
      columns: readonly (readonly PictureBlock[])[];
      together?: boolean;
      first?: number;
    }
  /** A form filled in by hand: the fields of each row side by side. */
  | { kind: 'fields'; rows: readonly (readonly PictureField[])[] }
  /** Large figures side by side, each over its label. */
  | { kind: 'figures'; figures: readonly PictureField[] }
  /** A grid of two columns: marks with a tick or a cross; head and totals have neither. */
  | { kind: 'table'; rows: readonly (PictureField & { isRight?: boolean })[] };

/** A result as a picture, from top to bottom. */
export type PictureContent = {
  /** The game, guide or page it is of. */
  heading: string;
  blocks: readonly PictureBlock[];
  /** From the margin line on, as in an exercise book; otherwise in the middle. */
  ragged?: boolean;
  /** In a double frame, as a certificate is. */
  framed?: boolean;
};

/** Every drawing of a picture, in the order of its blocks. */
export const drawingsOf = ({ blocks }: Pick<PictureContent, 'blocks'>): PictureDrawing[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'drawings') return block.drawings;
    if (block.kind !== 'columns') return [];
    return block.columns.flatMap((column) => drawingsOf({ blocks: column }));
  });
