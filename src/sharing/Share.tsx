import { useRef, useState } from 'react';
import { Button } from '../kit/Button';
import button from '../kit/Button.module.css';
import row from '../kit/buttonRow.module.css';
import { useIsInSight } from '../kit/useIsInSight';
import { useLazyPart } from '../kit/useLazyPart';
import { partNotLoaded } from '../layout/content';
import { usePath } from '../layout/usePath';
import type { Press } from './actions/ShareActions';
import { share } from './content';
import { addressOf, messageText, whatsappUrl } from './message';
import type { PictureContent } from './picture';

type ShareProps = {
  /** A line above the buttons. */
  lead: string;
  /** The message, without the address. */
  lines: readonly string[];
  /** That of a challenge, for the address, which is otherwise that of this page. */
  hash?: string | undefined;
  /** What the picture shows. Always the same: another result is another `Share`, by its `key`. */
  picture(): PictureContent | Promise<PictureContent>;
  /** Of the picture, without its ending. */
  fileName: string;
};

const loadActions = () => import(/* webpackChunkName: "share" */ './actions/ShareActions');

/**
 * Sends a result on: as a message by a plain link to WhatsApp, which works in every app's own browser
 * and without scripts; as a picture; by the clipboard. All of it is made on the device. What the
 * buttons do is loaded when they come into sight.
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
    <div ref={group} role="group" aria-label={share.group} className={row.slot}>
      <p>{lead}</p>
      <div className={row.row}>
        <a className={button.button} href={whatsappUrl(text)} target="_blank" rel="noopener">
          {share.whatsapp}
        </a>
        <Button quiet data-needs-script="" onClick={() => setPress({ button: 'photo' })}>
          {share.photo}
        </Button>
        <Button quiet data-needs-script="" onClick={() => setPress({ button: 'copy' })}>
          {share.copy}
        </Button>
      </div>
      {Actions && (
        <Actions press={press} text={text} picture={picture} path={path} fileName={fileName} />
      )}
      {hasFailed && press && <p role="status">{partNotLoaded}</p>}
    </div>
  );
}
