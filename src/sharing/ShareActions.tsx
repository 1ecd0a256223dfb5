import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sharing } from '../platform/env';
import { useEnv } from '../state/hooks';
import { actions } from './content';
import { addressOf, withoutScheme } from './message';
import { drawingsOf } from './picture';
import styles from './ShareActions.later.module.css';
import type { Photo, PictureSource } from './usePicture';
import { usePicture } from './usePicture';

/**
 * A press of the button Photo or Copy. Each press is a new object, so that a second press of the same button counts,
 * too.
 */
export type Press = { button: 'photo' | 'copy' };

type ShareActionsProps = {
  /** The latest press; null before the first press. */
  press: Press | null;
  /** The whole message. */
  text: string;
  picture: PictureSource['load'];
  /** The path of the page, whose address is written on the picture. */
  path: string;
  fileName: string;
};

/** The longest time from the press to the picture; a cheap phone needs several seconds. */
const PHOTO_MS = 15_000;

/** The actions behind the buttons of `Share`. The status, the text and the picture appear below the buttons. */
export default function ShareActions({ press, text, picture, path, fileName }: ShareActionsProps) {
  const env = useEnv();
  const sharing = useSharing(press);
  const { photo, content, host, begin, giveUp } = usePicture({
    load: picture,
    address: withoutScheme(addressOf(path)),
    fileName: `${fileName}.png`,
  });
  const { status, say } = useStatus();
  const [isPhotoWanted, setIsPhotoWanted] = useState(false);
  const [needsText, setNeedsText] = useState(false);
  const [shown, setShown] = useState<HTMLCanvasElement | null>(null);
  const send = useSendPhoto(say, setShown);

  async function copy() {
    const isCopied = await env.copy(text);
    say(isCopied ? actions.copied : actions.copyFailed);
    // The text is shown also in the browser of an app, which may claim that it has copied the text although it has
    // not.
    setNeedsText(!isCopied || env.isInAppBrowser());
  }
  function takePhoto() {
    setNeedsText(false);
    if (sharing && photo && photo !== 'failed') {
      send(sharing, photo);
      return;
    }
    say(actions.photoMaking);
    begin();
    setIsPhotoWanted(true);
  }
  const onPress = useEffectEvent((button: Press['button']) =>
    button === 'copy' ? copy() : takePhoto(),
  );
  // The effect runs in the same task as the press: browsers let a page share or copy only in a task of a press.
  useEffect(() => {
    if (press) onPress(press.button);
  }, [press]);

  const onReady = useEffectEvent((made: Photo | 'failed') => {
    setIsPhotoWanted(false);
    if (made === 'failed' || !sharing) say(actions.photoFailed);
    else send(sharing, made, { isLate: true });
  });
  useEffect(() => {
    if (isPhotoWanted && photo && (sharing || photo === 'failed')) onReady(photo);
  }, [isPhotoWanted, photo, sharing]);

  const onLate = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isPhotoWanted) return undefined;
    const timer = setTimeout(onLate, PHOTO_MS);
    return () => clearTimeout(timer);
  }, [isPhotoWanted]);

  return (
    <>
      {status !== null && (
        <p role="status" aria-label={actions.status} className={styles.status}>
          {status}
        </p>
      )}
      {needsText && <SelectedText text={text} />}
      {shown && <Shown canvas={shown} />}
      <div ref={host} className={styles.drawings} hidden>
        {content &&
          drawingsOf(content).map(({ element }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawings have no identity but their position
            <span key={index}>{element}</span>
          ))}
      </div>
    </>
  );
}

/** The time after which screen readers know a new live region. They would not announce a text that comes earlier. */
const REGION_MS = 50;

/**
 * The status of sharing. Its live region appears at the first press: screen readers would find a useless empty live
 * region below each result.
 */
function useStatus() {
  const [status, setStatus] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (text: string) => {
    setStatus('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStatus(text), REGION_MS);
  };
  return { status, say };
}

/** The functions that share and save files; null until they are loaded. Each press tries to load them again. */
function useSharing(press: Press | null) {
  const env = useEnv();
  const [sharing, setSharing] = useState<Sharing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press tries again what has failed
  useEffect(() => {
    env.loadSharing().then(setSharing, () => undefined);
  }, [env, press]);
  return sharing;
}

/** Returns a function that shares a picture, or saves it where it cannot be shared, and says what happened. */
function useSendPhoto(say: (status: string) => void, show: (canvas: HTMLCanvasElement) => void) {
  const env = useEnv();
  const isSharing = useRef(false);

  const save = ({ saveFile }: Sharing, { file, canvas }: Photo) => {
    try {
      saveFile(file);
      if (!env.isInAppBrowser()) return say(actions.photoSaved(file.name));
    } catch {
      // This browser cannot save files. The picture is shown on the page instead.
    }
    show(canvas);
    return say(actions.photoImpossible);
  };
  return async (sharing: Sharing, photo: Photo, { isLate = false } = {}) => {
    // The picture is saved if the browser is still busy with the previous press: it shares one file at a time.
    if (isSharing.current) return save(sharing, photo);
    say('');
    isSharing.current = true;
    const outcome = await sharing.shareFile(photo.file);
    isSharing.current = false;
    if (outcome === 'shared' || outcome === 'cancelled') return undefined;
    // The browser shares only shortly after a press: the status asks for another press.
    if (outcome === 'refused' && isLate) return say(actions.photoReady);
    return save(sharing, photo);
  };
}

function SelectedText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, text.length);
  }, [text]);
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={actions.text}
      rows={8}
      readOnly
      value={text}
    />
  );
}

/** The picture on the page, which visitors can keep by a screenshot. */
function Shown({ canvas }: { canvas: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  return <div ref={place} className={styles.shown} role="img" aria-label={actions.photoAlt} />;
}
