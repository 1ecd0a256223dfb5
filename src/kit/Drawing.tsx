type DrawingProps = {
  /** The address of a file of symbols. */
  sheet: string;
  /** The id of one of them. */
  name: string;
  className?: string | undefined;
};

/**
 * A drawing out of a sheet. Its outline takes the text's colour, its fills the custom properties
 * that the class gives; it is fetched beside the page, and no script grows with it.
 */
export function Drawing({ sheet, name, className }: DrawingProps) {
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
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
