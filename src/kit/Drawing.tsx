import { useIsHydrated } from './useIsHydrated';

type SpriteSymbolProps = {
  /** URL of an SVG sprite. */
  sprite: string;
  /** The id of a symbol in the sprite. */
  symbol: string;
};

/**
 * A symbol of an SVG sprite, a file that adds nothing to the size of the scripts. In prerendered pages the bootstrap
 * loads the sprite right after the first paint, so that text does not wait.
 */
export function SpriteSymbol({ sprite, symbol }: SpriteSymbolProps) {
  const href = `${sprite}#${symbol}`;
  return <use {...(useIsHydrated() ? { href } : { 'data-late': href })} />;
}

type DrawingProps = SpriteSymbolProps & {
  /**
   * The `viewBox` of the symbol. It gives the drawing the aspect ratio of the symbol, so that CSS sets only the width
   * or the height.
   */
  viewBox?: string;
  className?: string | undefined;
};

/** A drawing from a sprite. Outlines have the text's colour; the class sets custom properties for the fills. */
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
