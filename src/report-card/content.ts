import type { PageContent } from '../layout/Page';

export const content = {
  title: 'Mera Report Card: marks aur badges',
  heading: 'Mera Report Card',
  description:
    'Saare games ke best score, streak aur badges ek hi report card par, class teacher ke ' +
    'remark ke saath. Sab tumhare hi browser mein rehta hai.',
  lead: 'Har game ek subject, aur har subject ke aage class teacher ka remark.',
} satisfies PageContent;

export const card = {
  /** Above the report. */
  school: 'Progress report, session abhi jaari hai',
  attendance: 'Attendance',
  present: (days: number) => `${days} din haazir`,
  thisMonth: (days: number, soFar: number) => `Is month: ${days} / ${soFar} din`,
  /** For somebody who has played nothing. */
  empty: 'Aaj tumhara pehla din hai, seat koi bhi le lo. Remark ek game ke baad milega.',
  countedSince:
    'Love Calculator, Quiz aur Guess the Teacher kitni baar khele, yeh is report card ke aane ' +
    'se gina jaata hai. Usse pehle ke period iske register mein nahi hain.',
  remark: 'Remark',
  played: 'Played',
  best: 'Best',
  streak: 'Streak',
};

/** Above the part that moves the scores. */
export const transfer = {
  heading: 'Naye phone par le jao',
  why:
    'Do saal mein phone badal jaata hai, aur Safari mein ek hafta site na kholo toh woh scores ' +
    'bhool sakta hai. Yeh code tumhara TC hai: scores aur din saath jaate hain, naam nahi, aur ' +
    'beech mein koi server nahi.',
};
