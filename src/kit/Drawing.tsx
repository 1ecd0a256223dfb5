import { useIsHydrated } from './useIsHydrated';

type SpriteSymbolProps = {
  /** URL of an SVG sprite. */
  sprite: string;
  /** The id of a symbol in it. */
  symbol: string;
};

/**
 * References a symbol of an SVG sprite, a separate file that adds nothing to the script size. In
 * prerendered pages the bootstrap loads it right after first paint, so that text does not wait.
 */
export function SpriteSymbol({ sprite, symbol }: SpriteSymbolProps) {
  const href = `${sprite}#${symbol}`;
  return <use {...(useIsHydrated() ? { href } : { 'data-late': href })} />;
}

type DrawingProps = SpriteSymbolProps & {
  /** The symbol's own; with it the drawing has the symbol's ratio, and CSS needs one length only. */
  viewBox?: string;
  className?: string | undefined;
};

/** Outlines have the text's colour; the class sets custom properties for the fills. */
export function Drawing({ viewBox, className, ...props }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <SpriteSymbol {...props} />
    </svg>
  );
}
