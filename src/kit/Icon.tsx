import type { ReactNode } from 'react';

type IconProps = {
  /** The shape: an export of a module in `kit/icons/`. The lines are slightly curved on purpose, to look hand-drawn. */
  shape: ReactNode;
  className?: string | undefined;
};

/** A decorative icon in the text's colour, hidden from screen readers. */
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
    >
      {shape}
    </svg>
  );
}
