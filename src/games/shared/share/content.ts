/** Above the buttons, by what is sent. */
export const leads = {
  result: 'Last bench tak pass karo',
  challenge: 'Usi ko bhejo jisne cheating ki thi',
};
