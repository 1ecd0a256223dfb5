import { useIsHydrated } from './browserState';

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

/** Outlines have the text's colour; the class sets custom properties for the fills. */
export function Drawing({ className, ...props }: SpriteSymbolProps & { className?: string }) {
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <SpriteSymbol {...props} />
    </svg>
  );
}
