import { useEffect, useRef, useState } from 'react';
import { useSystemDark } from '../platform/media';
import { useAppSelector } from '../state/hooks';
import { selectColorScheme } from '../state/uiSlice';
import { encodePicture } from './paint/encodePicture';
import { paintPicture } from './paint/paintPicture';
import type { PictureContent } from './picture';

/** A picture as a file, and the canvas that it was painted on. */
export type Photo = { file: File; canvas: HTMLCanvasElement };

export type PictureSource = {
  /** Gives what the picture shows. */
  load(): PictureContent | Promise<PictureContent>;
  /** The address at the foot of the picture. */
  address: string;
  /** The name of the file, with its ending. */
  fileName: string;
};

/**
 * The pause between a result and its picture. During the pause the animation of the result ends, and the visitor
 * reads.
 */
const PAUSE_MS = 800;

const whenIdle = (task: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(task) : setTimeout(task);

/**
 * Makes the picture of one result: when the page is idle, so that the picture is ready before the visitor asks for
 * it; or at once, when `begin` is called. `content` is null until it is loaded. The caller then renders its drawings
 * into `host`, and they are painted as they look in `host`. A change of the colour scheme makes a new picture.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is always the same
  useEffect(() => {
    if (attempt === 0) return;
    setPhoto(null);
    // The content is copied: only a new object makes the next attempt paint again.
    const loading = (async () => ({ ...(await load()) }))();
    loading.then(setContent, () => setPhoto('failed'));
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours
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
   * Ends the wait for a browser that does not answer: the photo counts as failed. If the photo is ready later, it
   * replaces the failure.
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
