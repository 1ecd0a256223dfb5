/** What iPhones and iPads show in their own menus, for instructions that point at it. */
/** The sign beside "Add to Home Screen" on iPhones and iPads. */
export const plusSquare = (
  <>
    <path d="M6 4.2c4-.3 8-.3 12 0 1 .1 1.7.7 1.8 1.8.3 4 .3 8 0 12-.1 1-.8 1.7-1.8 1.8-4 .3-8 .3-12 0-1-.1-1.7-.8-1.8-1.8-.3-4-.3-8 0-12 .1-1.1.8-1.7 1.8-1.8Z" />
    <path d="M12.1 8.1c-.2 2.6-.2 5.2 0 7.8M8.1 12.1c2.6-.2 5.2-.2 7.8 0" />
  </>
);

/** The share button of iPhones and iPads. */
export const share = (
  <>
    <path d="M8.4 9.4c-1.1 0-2.1.1-3 .3-.3 3.6-.3 7.2.1 10.7 4.3.4 8.7.4 13 0 .4-3.5.4-7.1.1-10.7-.9-.2-1.9-.3-3-.3" />
    <path d="M12 15.2c-.2-4-.1-8 .1-12M8.4 6.6c1.4-1 2.6-2.1 3.7-3.5 1 1.3 2.1 2.5 3.5 3.5" />
  </>
);
