import { useRef, useState } from 'react';
import { Button } from '../kit/Button';
import button from '../kit/Button.module.css';
import row from '../kit/buttonRow.module.css';
import { useIsInSight } from '../kit/useIsInSight';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { usePath } from '../layout/usePath';
import { addressOf, messageText, whatsappUrl } from './message';
import type { PictureContent } from './picture';
import type { Press } from './ShareActions';

type ShareProps = {
  /** The line above the buttons. */
  lead: string;
  /** The lines of the message, without the address. */
  lines: readonly string[];
  /** The hash of a challenge, which follows the address of the page in the message; undefined without a challenge. */
  hash?: string | undefined;
  /**
   * Returns what the picture shows. Every call must return the same content: another result needs a `Share` with
   * another `key`.
   */
  picture(): PictureContent | Promise<PictureContent>;
  /** The file name of the picture, without its ending. */
  fileName: string;
};

const loadActions = () => import(/* webpackChunkName: "share" */ './ShareActions');

/**
 * The part of a page by which a visitor shares a result: as a message, by a plain link to WhatsApp, which works in
 * every browser and without scripts; as a picture; or as text on the clipboard. The code behind the buttons Photo and
 * Copy is loaded when this part comes into sight, or at the first press.
 */
export function Share({ lead, lines, hash, picture, fileName }: ShareProps) {
  const group = useRef<HTMLDivElement>(null);
  const [press, setPress] = useState<Press | null>(null);
  const path = usePath();
  const text = messageText(lines, addressOf(path, hash));
  const isInSight = useIsInSight(group);
  const { Part: Actions, hasFailed } = useLazyPart(loadActions, press ?? isInSight);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and no page needs a style for it
    <div ref={group} role="group" aria-label="Share" className={row.slot}>
      <p>{lead}</p>
      <div className={row.row}>
        <a className={button.button} href={whatsappUrl(text)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <Button quiet data-needs-script="" onClick={() => setPress({ button: 'photo' })}>
          Photo
        </Button>
        <Button quiet data-needs-script="" onClick={() => setPress({ button: 'copy' })}>
          Copy
        </Button>
      </div>
      {Actions && (
        <Actions press={press} text={text} picture={picture} path={path} fileName={fileName} />
      )}
      {hasFailed && press && <p role="status">{partNotLoaded}</p>}
    </div>
  );
}
