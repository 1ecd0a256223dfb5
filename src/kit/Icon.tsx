import type { ReactNode } from 'react';

type IconProps = {
  /**
   * One of kit/icons: each is a module of its own, so that a page loads those it shows. Their edges
   * are bowed by a fraction of a unit on purpose: ruler-straight lines look printed, not drawn.
   */
  shape: ReactNode;
  className?: string | undefined;
};

/** A small drawing in the text's colour, for those who see it. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
