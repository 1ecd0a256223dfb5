import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sharing } from '../platform/env';
import { useEnv } from '../state/hooks';
import { actions } from './content';
import { withoutScheme } from './message';
import { drawingsOf } from './picture';
import styles from './ShareActions.later.module.css';
import { useAddressOf } from './useAddressOf';
import type { Photo, PictureSource } from './usePicture';
import { usePicture } from './usePicture';

/**
 * A press of the button Photo or Copy. Each press must be a new object. Otherwise effects with the dependency `press`
 * would not run again when the same button is pressed twice.
 */
export type Press = { button: 'photo' | 'copy' };

type ShareActionsProps = {
  /** The latest press; null before the first press. */
  press: Press | null;
  /** The whole message, including the address. */
  text: string;
  picture: PictureSource['load'];
  /** The path of the page. The address of the page is written on the picture. */
  path: string;
  fileName: string;
};

/**
 * The longest wait for the picture after a press, in milliseconds. The wait is long because a cheap phone needs
 * several seconds to make a picture.
 */
const PHOTO_MS = 15_000;

/**
 * Carries out the presses of the buttons of `Share`, and shows the status below the buttons. If the text may not have
 * been copied, the text is shown as well. If the picture can be neither shared nor saved, the picture is shown.
 */
export default function ShareActions({ press, text, picture, path, fileName }: ShareActionsProps) {
  const env = useEnv();
  const addressOf = useAddressOf();
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
    // In a browser inside another app, the text is always shown. Such a browser may report a success although it has
    // copied nothing.
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
  // React runs the effects of a press in the same task as the press. Later may be too late, because browsers let a
  // page share or copy only in response to a press.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no identity other than its position
            <span key={index}>{element}</span>
          ))}
      </div>
    </>
  );
}

/**
 * The wait, in milliseconds, between a new live region and its text. Screen readers need this time to notice the
 * region. Otherwise they would not announce the text.
 */
const REGION_MS = 50;

/**
 * The text of the status, and the function that changes it. The text is null before the first press, and no live
 * region is rendered until then. Otherwise screen readers would find an empty live region below each result.
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

/**
 * The functions that share and save files; null until they are loaded. If loading has failed, the next press tries
 * again.
 */
function useSharing(press: Press | null) {
  const env = useEnv();
  const [sharing, setSharing] = useState<Sharing | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press retries a failed load
  useEffect(() => {
    env.loadSharing().then(setSharing, () => undefined);
  }, [env, press]);
  return sharing;
}

/**
 * Returns a function that shares a picture. If the browser cannot share the picture, the function saves the picture
 * instead. If saving may have failed as well, the function calls `show` to show the picture on the page. The function
 * calls `say` to tell the visitor what to do next.
 */
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
    // The picture is saved if the previous share is still open, because a browser shares only one file at a time.
    if (isSharing.current) return save(sharing, photo);
    say('');
    isSharing.current = true;
    const outcome = await sharing.shareFile(photo.file);
    isSharing.current = false;
    if (outcome === 'shared' || outcome === 'cancelled') return undefined;
    // The press may be too long ago: a browser shares only shortly after a press. The status asks for another press.
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

/** Shows the picture on the page. Visitors can take a screenshot of the picture if the browser cannot save it. */
function Shown({ canvas }: { canvas: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  return <div ref={place} className={styles.shown} role="img" aria-label={actions.photoAlt} />;
}
