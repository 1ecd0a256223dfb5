import { useIsHydrated } from './browserState';

type FromSheetProps = {
  /** The address of a file of symbols. */
  sheet: string;
  /** The id of one of them. */
  name: string;
};

/**
 * What an `<svg>` shows of a sheet: fetched beside the page, so that no script grows with it. Where
 * a page was prerendered the bootstrap asks for it, right after the first paint: text does not wait.
 */
export function FromSheet({ sheet, name }: FromSheetProps) {
  const href = `${sheet}#${name}`;
  return <use {...(useIsHydrated() ? { href } : { 'data-late': href })} />;
}

/**
 * A drawing out of a sheet. Its outline takes the text's colour, its fills the custom properties
 * that the class gives.
 */
export function Drawing({ className, ...drawn }: FromSheetProps & { className?: string }) {
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
      <FromSheet {...drawn} />
    </svg>
  );
}
