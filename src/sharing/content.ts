/**
 * The status messages after a press of a share button. The entries `status`, `text` and `photoAlt` are accessible
 * names for screen readers.
 */
export const actions = {
  status: 'Share status',
  text: 'Share text',
  copied: 'Copy ho gaya, kisi ne dekha nahi. Ab kisi chat mein paste karo.',
  copyFailed: 'Yahan copy allowed nahi hai. Text neeche select karke rakha hai, khud copy kar lo.',
  photoSaved: (file: string) =>
    `Photo ka naam hai ${file}. Downloads mein dekho, wahan nahi toh gallery mein.`,
  photoMaking: 'Hilna mat, photo ban rahi hai! Ready hote hi khulegi.',
  photoReady: 'Photo ready hai, sabki aankhein khuli aayin. Ab Photo ek baar aur dabao.',
  photoFailed: 'Photo is baar hil gayi, ban nahi paayi. Message phir bhi bhej sakte ho.',
  photoImpossible:
    'Is app ka browser photo save nahi karne deta. Photo neeche hai: screenshot lo, ya menu se ' +
    'page Chrome mein kholo.',
  /** The description of the picture, for screen readers, when the picture is shown on the page. */
  photoAlt: 'Notebook ke panne par yahi result, aur neeche is site ka address.',
};
