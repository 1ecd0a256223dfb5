/** The heart icon, in its own module: the Love Calculator loads this icon without the icons of the other games. */
export const heart = (
  <path d="M12.1 20.2C8.5 17.6 3.2 13.9 3.1 9.1 3 6.3 4.9 4.3 7.4 4.3c2 0 3.7 1.2 4.7 3.3.9-2.2 2.6-3.4 4.6-3.4 2.5 0 4.3 2.1 4.2 4.9-.2 4.7-5.2 8.4-8.8 11.1Z" />
);
