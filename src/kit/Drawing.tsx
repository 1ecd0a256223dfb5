import { useIsHydrated } from './useIsHydrated';

type SpriteSymbolProps = {
  /** The URL of the SVG sprite, a file with several symbols. */
  sprite: string;
  /** The id of a symbol in the sprite. */
  symbol: string;
};

/**
 * A symbol of an SVG sprite. The sprite is a file of its own, so its drawings do not enlarge the scripts. In a
 * prerendered page the script `bootstrap.js` loads the sprite only after the first paint, because text must not wait.
 */
export function SpriteSymbol({ sprite, symbol }: SpriteSymbolProps) {
  const href = `${sprite}#${symbol}`;
  return <use {...(useIsHydrated() ? { href } : { 'data-late': href })} />;
}

type DrawingProps = SpriteSymbolProps & {
  /**
   * The `viewBox` of the symbol, which gives the drawing its aspect ratio. CSS then has to set only the width or only
   * the height.
   */
  viewBox?: string;
  className?: string | undefined;
};

/**
 * A drawing from a sprite. The outlines have the colour of the text. The class `className` sets CSS custom properties
 * for the colours of the fills.
 */
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
