export const pause = (
  <path strokeWidth="3.5" d="M8.3 5.6c.2 4.3.2 8.6 0 12.8M15.8 5.6c.2 4.3.2 8.6 0 12.8" />
);
