import { useEffect, useRef, useState } from 'react';
import { useSystemDark } from '../platform/media';
import { useAppSelector } from '../state/hooks';
import { selectColorScheme } from '../state/uiSlice';
import { encodePicture } from './paint/encodePicture';
import { paintPicture } from './paint/paintPicture';
import type { PictureContent } from './picture';

/** A picture as a PNG file, and the canvas on which the picture is painted. */
export type Photo = { file: File; canvas: HTMLCanvasElement };

export type PictureSource = {
  /** Returns the content of the picture. */
  load(): PictureContent | Promise<PictureContent>;
  /** The address at the foot of the picture. */
  address: string;
  /** The name of the picture file, including `.png`. */
  fileName: string;
};

/**
 * The wait, in milliseconds, between a result and the making of its picture. The animation of the result ends during
 * the wait. Otherwise making the picture could slow down the animation.
 */
const PAUSE_MS = 800;

const whenIdle = (task: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(task) : setTimeout(task);

/**
 * Makes the picture of one result. The hook begins when the page is idle, to have the picture ready before the visitor
 * requests it. A call of `begin` makes the hook begin at once.
 *
 * `content` is null until it is loaded. When `content` is loaded, the caller must render the drawings of `content` into
 * `host`. The hook then paints the drawings as they look in `host`. If the colour scheme changes, the hook makes a new
 * picture.
 */
export function usePicture({ load, address, fileName }: PictureSource) {
  const host = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [content, setContent] = useState<PictureContent | null>(null);
  const [photo, setPhoto] = useState<Photo | 'failed' | null>(null);
  const scheme = useScheme();

  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => setAttempt((tried) => tried || 1)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` always returns the same content
  useEffect(() => {
    if (attempt === 0) return;
    setPhoto(null);
    // The content is copied, because the painting effect runs again only for a new object. Without the copy, a second
    // attempt would not paint.
    const loading = (async () => ({ ...(await load()) }))();
    loading.then(setContent, () => setPhoto('failed'));
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme changes the colours of the page
  useEffect(() => {
    if (!content) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const drawings = [...(host.current?.children ?? [])];
    const show = (made: Photo | 'failed') => {
      if (!signal.aborted) setPhoto(made);
    };
    setPhoto(null);
    paintPicture({ content, drawings, address, signal })
      .then((canvas) => toPhoto(canvas, fileName))
      .then(show, () => show('failed'));
    return () => controller.abort();
  }, [content, address, fileName, scheme]);

  const begin = () => {
    if (attempt > 0 && photo !== 'failed') return;
    setPhoto(null);
    setAttempt(attempt + 1);
  };
  /**
   * Marks the photo as failed. The caller uses this function when making the photo takes too long. If the photo is
   * finished later, the photo replaces the failure.
   */
  const giveUp = () => setPhoto('failed');
  return { photo, content, host, begin, giveUp };
}

async function toPhoto(canvas: HTMLCanvasElement, fileName: string): Promise<Photo> {
  const blob = await encodePicture(canvas);
  return { file: new File([blob], fileName, { type: 'image/png' }), canvas };
}

function useScheme() {
  const isSystemDark = useSystemDark();
  return useAppSelector(selectColorScheme) ?? (isSystemDark ? 'dark' : 'light');
}
