import type { ReactNode } from 'react';

/** Tokens of `styles/tokens.css`. */
export type PictureColor = 'text' | 'ink' | 'pencil' | 'red' | 'violet' | 'green';

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
};

/** A label, and what is written next to it. */
export type PictureField = { label: string; value: string };

/** One part of a picture. Texts are drawn as they are, never as markup. */
export type PictureBlock =
  | { kind: 'title'; text: string }
  /** A paragraph, in the handwriting or in the font of the body. */
  | {
      kind: 'text';
      text: string;
      hand?: boolean;
      strong?: boolean;
      size?: 'small' | 'large';
      color?: PictureColor;
    }
  /** Texts in one line, each with a direction of its own, such as two names and a word. */
  | {
      kind: 'phrase';
      parts: readonly { text: string; color?: PictureColor }[];
      size?: 'large';
    }
  /** A round rubber stamp, and the verdict beside it. */
  | { kind: 'stamp'; figure: string; word: string; beside?: string; color: PictureColor }
  /** A rubber stamp with a word; the label is written before it. */
  | { kind: 'wordStamp'; text: string; color: PictureColor; label?: string }
  /** The working: a centred row for each step, the last one in the colour. */
  | { kind: 'steps'; rows: readonly (readonly number[])[]; color: PictureColor }
  /** Names in which characters are crossed out. */
  | { kind: 'crossedNames'; names: readonly (readonly { text: string; isCrossed: boolean }[])[] }
  /** Letters, of which some are crossed out and one is circled. */
  | {
      kind: 'letters';
      letters: readonly { text: string; mark?: 'crossed' | 'circled' }[];
    }
  /** A grid; a mark is a tick or a cross in red pen before the value. */
  | {
      kind: 'table';
      head: PictureField;
      rows: readonly (PictureField & { isRight: boolean })[];
      totals: readonly PictureField[];
    }
  /** A form filled in by hand: the fields of each row side by side. */
  | { kind: 'fields'; rows: readonly (readonly PictureField[])[] }
  /** Large figures side by side, each over its label. */
  | { kind: 'figures'; figures: readonly PictureField[] }
  /** Lines, such as those of a rhyme; a mark is in red pen before its line. */
  | { kind: 'list'; items: readonly { mark?: string; text: string }[] }
  /** Drawings side by side. */
  | { kind: 'drawings'; drawings: readonly PictureDrawing[] }
  /** Drawings, and blocks without drawings to their right. */
  | { kind: 'beside'; drawings: readonly PictureDrawing[]; blocks: readonly PictureBlock[] }
  /** The foot of a handout: the signature, and the seal or a round stamp. */
  | {
      kind: 'signed';
      by: string;
      signature: PictureDrawing;
      seal: PictureDrawing | { figure: string; word: string };
    };

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
export function drawingsOf({ blocks }: PictureContent): PictureDrawing[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'drawings' || block.kind === 'beside') return block.drawings;
    if (block.kind !== 'signed') return [];
    return 'element' in block.seal ? [block.signature, block.seal] : [block.signature];
  });
}
