import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Offer } from '../../../src/games/shared/game';
import type { LinkKind } from '../../../src/sharing/link';
import { linkHash, numbersIn } from '../../../src/sharing/link';
import { reducer } from '../../support/store';
import { invalidSlices } from '../../support/validState';

export type Link<Sent> = {
  challengeHashOf(sent: Sent): string | undefined;
  offerIn(hash: string): Pick<Offer, 'accepted' | 'lines'> | null;
};

/** What accepting the challenge in a hash dispatches. */
export const acceptedIn = ({ offerIn }: Pick<Link<never>, 'offerIn'>, hash = '') =>
  offerIn(hash)?.accepted;

/** What is sent is offered; where a number of it was lost, added or changed, only what can be sent. */
export const isOffered =
  <Sent>(
    kind: LinkKind,
    link: Link<Sent>,
    any: fc.Arbitrary<Sent>,
    accepted: (sent: Sent) => UnknownAction,
  ) =>
  () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    const change = fc.record({
      place,
      lost: fc.nat(1),
      added: fc.array(fc.nat(61), { maxLength: 1 }),
    });
    fc.assert(
      fc.property(any, change, (sent, { place, lost, added }) => {
        const hash = link.challengeHashOf(sent) ?? '';
        expect(acceptedIn(link, hash)).toEqual(accepted(sent));
        const numbers = numbersIn(kind, hash) ?? [];
        const at = Math.floor(place * numbers.length);
        const other = acceptedIn(link, linkHash(kind, numbers.toSpliced(at, lost, ...added)));
        if (other) expect(invalidSlices(reducer(undefined, other))).toEqual({});
      }),
      { numRuns: 500 },
    );
  };
