import { useRef, useState } from 'react';
import { Button } from '../kit/Button';
import button from '../kit/Button.module.css';
import row from '../kit/buttonRow.module.css';
import { Icon } from '../kit/Icon';
import { send } from '../kit/icons/controls';
import { useIsInSight } from '../kit/useIsInSight';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { usePath } from '../layout/usePath';
import { messageText, whatsappUrl } from './message';
import type { PictureContent } from './picture';
import type { Press } from './ShareActions';
import { useAddressOf } from './useAddressOf';

type ShareProps = {
  /** The line above the buttons. A result has no line: its stamp is above the buttons. */
  lead?: string;
  /** The lines of the message, without the address. */
  lines: readonly string[];
  /** The hash of a challenge link, appended to the address in the message. Undefined if there is no challenge. */
  hash?: string | undefined;
  /**
   * Returns the content of the picture. Every call must return the same content, because a finished picture is not
   * made again. To share another result, render a `Share` with another `key`.
   */
  picture(): PictureContent | Promise<PictureContent>;
  /** The file name of the picture, without `.png`. */
  fileName: string;
};

const loadActions = () => import(/* webpackChunkName: "share" */ './ShareActions');

/**
 * Shows the link WhatsApp and the buttons Photo and Copy, with which a visitor shares a result.
 *
 * WhatsApp is a plain link with the message, so it works in every browser, even without scripts. Photo shares the
 * result as a picture. Copy copies the message to the clipboard. The code for Photo and Copy is loaded when the
 * buttons come into sight, or at the first press of a button.
 */
export function Share({ lead, lines, hash, picture, fileName }: ShareProps) {
  const group = useRef<HTMLDivElement>(null);
  const [press, setPress] = useState<Press | null>(null);
  const path = usePath();
  const addressOf = useAddressOf();
  const text = messageText(lines, addressOf(path, hash));
  const isInSight = useIsInSight(group);
  const { Part: Actions, hasFailed } = useLazyPart(loadActions, press ?? isInSight);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a style that removes its border
    <div ref={group} role="group" aria-label="Share" className={lead && row.slot}>
      {lead && <p>{lead}</p>}
      <div className={row.row}>
        <a
          className={`${button.button} ${row.main}`}
          href={whatsappUrl(text)}
          target="_blank"
          rel="noopener"
        >
          <Icon shape={send} />
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
