import { paths } from '../../paths';

/** The drawings of the ways in, by path. They are inline, so that they come with the text. */
export const wayDrawings = {
  [paths.journey]: (
    <>
      <path
        fill="var(--blue)"
        d="M10.6 29.6H7.4Q6.6 42 7.4 54q15-1.2 25.4 1.6h6.4Q49.6 52.8 64.6 54q.8-12 0-24.4h-3.2Z"
      />
      <path
        fill="var(--page)"
        d="M36 31.4c-6-5-14.4-6.4-25.4-5Q10 38 10.6 49.6c11-.8 19.4.6 25.4 5.6 6-5 14.4-6.4 25.4-5.6q.6-11.6 0-23.2-16.6-1.6-25.4 5m0 0q.4 12 0 23.8"
      />
      <path stroke="var(--note)" d="M42 40.4q6-3.2 13.4-3.2M42 46.4q6-3.2 13.4-3.2" />
      <path
        stroke="var(--mark)"
        strokeDasharray=".1 5.4"
        d="M17 42.4c9 2 17-3 14-9.4-2.4-5-9-1-5.4 3.4C30 42 42 30 44.4 20"
      />
      <path
        fill="var(--page)"
        d="M38 11.4q13-3.6 25.6-9.2Q59.4 12.4 53.8 22q-2.6-2.6-5.2-4.8-5.6-2.8-10.6-5.8"
      />
      <path
        fill="var(--steel)"
        d="M44.4 15.2Q54 9.4 63.6 2.2 55 10 48.6 17.4l-1.4 5.4q-1.6-4-2.8-7.6"
      />
    </>
  ),
  [paths.games]: (
    <>
      <path
        stroke="var(--note)"
        d="M12.6 21.4q3.2-6 9-9.4M12 30.2q-.6-1.8-.4-3.6M60.6 33q2.8-2 3.6-5.4M66 36.6q1.6-1 2.6-2.6"
      />
      <g transform="rotate(46 36 28)">
        <path fill="var(--brick)" d="M29.4 36h6v23q-3 .8-6 0Z" />
        <path
          fill="var(--sand)"
          d="M24.4-3q8-4.2 16 0 1 14 .2 28-.2 6-5.6 9h-5.2q-5.4-3-5.6-9-.8-14 .2-28m5.4 37.8 2.6-8.4 2.6 8.4"
        />
        <path d="M29.4 46.4l6-2m-6 8.4 6-2" />
      </g>
      <path fill="var(--brick)" d="M54 35.6a9.4 9.4 0 0 1 0 18.8 9.4 9.4 0 0 1 0-18.8" />
      <path stroke="var(--chalk)" d="M50.8 39.8q2.2 5.2-.2 10.4m6-10.6q-2.2 5.4.2 10.8" />
    </>
  ),
  [paths.howToPlay]: (
    <>
      <path stroke="var(--note)" d="M9 15q-3.4 7 0 14.6M15.6 9.6l-1.4 1.2M20 49.6q7 3.4 12.6 3.4" />
      <path
        stroke="var(--cord)"
        d="M54.6 21c8.4.4 11.4 7 8.2 12.4-3 5.2-9.6 4.6-8.6 11 .4 3 3 5.2 6.8 6.4"
      />
      <path fill="var(--brown)" d="M31.6 15.4q-.6-5-1.2-9.4 5.6-2.2 11.2 0-.6 4.4-1.2 9.4Z" />
      <path fill="var(--steel)" d="M34 44.6h4.2L36.4 53Z" />
      <path
        fill="var(--brick)"
        d="M36 12.8q12.6.2 20 4.6 1.2 16-17.4 28.6-2.6.8-5.2 0Q14.8 33.4 16 17.4q7.4-4.4 20-4.6"
      />
      <path fill="var(--yellow)" d="M16 19.6q20 7 40 0-.2 4.8-2 9.2-18 6.2-36 0-1.8-4.4-2-9.2" />
    </>
  ),
};
