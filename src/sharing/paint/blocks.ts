import type { PictureBlock } from '../picture';
import type { Sketches } from './drawings';
import { layOutBeside, layOutDrawings, layOutSigned } from './drawings';
import { layOutFigures, layOutForm, layOutTable } from './forms';
import { layOutCrossedNames, layOutLetters, layOutSteps } from './notebook';
import type { Laid, Pen } from './pen';
import { stack } from './pen';
import { layOutStamp, layOutWordStamp } from './stamps';
import { layOutList, layOutParagraph, layOutPhrase, layOutTitle } from './words';

type Kinds = readonly PictureBlock['kind'][];

/** What a text belongs to that follows it. */
const ATTACHED: Kinds = ['text', 'title', 'wordStamp', 'crossedNames', 'letters'];

/** What stands right below the heading. */
const WORDS: Kinds = ['text', 'title', 'phrase'];

/** Whether each of the blocks wants a free line above it. */
export const wantAir = (blocks: readonly PictureBlock[]) =>
  blocks.map(({ kind }, at) => {
    const before = blocks[at - 1];
    if (!before) return !WORDS.includes(kind);
    if (kind === 'steps' || kind === 'letters') return false;
    if (kind === 'drawings') return before.kind !== 'drawings';
    return kind !== 'text' || !ATTACHED.includes(before.kind);
  });

/** Lays out a block for the line height of the pen; `isCut` shortens the working. */
export function layOut(pen: Pen, sketches: Sketches, block: PictureBlock, isCut = false): Laid {
  switch (block.kind) {
    case 'title':
      return layOutTitle(pen, block);
    case 'text':
      return layOutParagraph(pen, block);
    case 'phrase':
      return layOutPhrase(pen, block);
    case 'list':
      return layOutList(pen, block);
    case 'stamp':
      return layOutStamp(pen, block);
    case 'wordStamp':
      return layOutWordStamp(pen, block);
    case 'steps':
      return layOutSteps(pen, block, isCut);
    case 'crossedNames':
      return layOutCrossedNames(pen, block);
    case 'letters':
      return layOutLetters(pen, block);
    case 'table':
      return layOutTable(pen, block);
    case 'fields':
      return layOutForm(pen, block);
    case 'figures':
      return layOutFigures(pen, block);
    case 'drawings':
      return layOutDrawings(pen, sketches, block);
    case 'beside':
      return layOutBeside(pen, sketches, block, (right) =>
        stack(block.blocks.map((each) => layOut(right, sketches, each))),
      );
    case 'signed':
      return layOutSigned(pen, sketches, block);
  }
}
