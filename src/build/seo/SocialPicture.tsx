import { renderToStaticMarkup } from 'react-dom/server';
import { SITE_NAME } from '../../layout/content';
import { lightColor } from '../lightColor';
import type { Measure } from './fitText';
import { fitText, wrapEvenly } from './fitText';

export const SIZE = { width: 1200, height: 630 };

type SocialPictureContent = {
  /** The name of the part of the site, shown above the title. */
  section: string | undefined;
  title: string;
  /** The text below the title. */
  note: string;
  /** The drawing as SVG, 480 by 300 like all pictures of the site. */
  drawing: string;
};

/** The functions that measure texts: `title` in the font Kalam, `note` in the font Hind. */
export type TextMeasures = { title: Measure; note: Measure };

// All text is at least 60 pixels from the left and right edges and 32 pixels from the top and bottom edges, because
// some messengers crop a preview.
const RULE = 44;
const FIRST_RULE = 150;
const TEXT = { x: 162, width: 424 };
/** The boxes for the title, in order of preference. Fewer lines are better than larger letters. */
const TITLE = [
  { width: TEXT.width, lines: 1, sizes: [96, 90, 84] },
  { width: TEXT.width, lines: 2, sizes: [92, 84, 76] },
  { width: TEXT.width, lines: 3, sizes: [76, 68] },
];
const NOTE = [{ width: TEXT.width, lines: 3, sizes: [34, 32, 30] }];
const LINES = 10;

/** Returns the preview picture of a shared link as SVG: a notebook page with a drawing glued onto the page. */
export const socialPicture = (content: SocialPictureContent, measures: TextMeasures): string =>
  renderToStaticMarkup(<SocialPicture content={content} measures={measures} />);

function SocialPicture({
  content,
  measures,
}: {
  content: SocialPictureContent;
  measures: TextMeasures;
}) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" {...SIZE}>
      <Desk />
      <NotebookPage />
      <NameLabel />
      <Words content={content} measures={measures} />
      <GluedOn drawing={content.drawing} />
    </svg>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function Desk() {
  return (
    <>
      <rect {...SIZE} fill={lightColor('desk')} />
      <path
        d={times(4)
          .map((index) => `M0 ${80 + index * 160}H1200`)
          .join('')}
        stroke={lightColor('desk-seam')}
        strokeWidth="3"
      />
    </>
  );
}

function NotebookPage() {
  return (
    <>
      <rect x="28" y="30" width="1152" height="586" rx="20" fill="#462d0f" fillOpacity=".24" />
      <rect x="24" y="22" width="1152" height="586" rx="20" fill={lightColor('paper')} />
      <path
        d={times(11)
          .map((index) => `M24 ${FIRST_RULE - RULE + index * RULE}H1176`)
          .join('')}
        stroke={lightColor('rule')}
        strokeWidth="2"
      />
      <path d="M134 22V608" stroke={lightColor('margin')} strokeWidth="4" />
      {times(5).map((index) => (
        <circle key={index} cx="78" cy={95 + index * 110} r="13" fill={lightColor('hole')} />
      ))}
    </>
  );
}

function NameLabel() {
  return (
    <g transform="rotate(-1.5 354 76)">
      <path
        d="M166 46q188-4 376-1q10 0 11 9q2 23 0 44q-1 8-10 8q-190 3-374 1q-9 0-10-9q-2-21-1-43q1-9 8-9Z"
        fill={lightColor('card')}
        stroke={lightColor('ink')}
        strokeWidth="3.5"
      />
      <text
        x="354"
        y="88"
        textAnchor="middle"
        fontFamily="Kalam"
        fontWeight="700"
        fontSize="33"
        fill={lightColor('ink')}
      >
        {SITE_NAME}
      </text>
    </g>
  );
}

/** The section, the title and the note on the ruled lines, vertically centred below the name label. */
function Words({
  content: { section, title, note },
  measures,
}: {
  content: SocialPictureContent;
  measures: TextMeasures;
}) {
  const heading = fitText(title, TITLE, measures.title);
  const below = fitText(note, NOTE, measures.note, wrapEvenly);
  const used = (section ? 1 : 0) + heading.lines.length * 2 + below.lines.length;
  const top = FIRST_RULE + Math.floor((LINES - used) / 2) * RULE;
  const titleTop = top + (section ? RULE : 0);
  const noteTop = titleTop + heading.lines.length * RULE * 2;
  return (
    <>
      {section && (
        <text
          x={TEXT.x}
          y={top + RULE - 12}
          fontFamily="Hind"
          fontWeight="600"
          fontSize="30"
          fill={lightColor('red')}
        >
          {section}
        </text>
      )}
      <g fontFamily="Kalam" fontWeight="700" fontSize={heading.size} fill={lightColor('ink')}>
        {heading.lines.map((line, index) => (
          <text key={line} x={TEXT.x} y={titleTop + (index + 1) * RULE * 2 - 16}>
            {line}
          </text>
        ))}
      </g>
      <g fontFamily="Hind" fontSize={below.size} fill={lightColor('pencil')}>
        {below.lines.map((line, index) => (
          <text key={line} x={TEXT.x} y={noteTop + (index + 1) * RULE - 9}>
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

function GluedOn({ drawing }: { drawing: string }) {
  return (
    <g transform="rotate(1.4 874 330)">
      <rect x="616" y="177" width="528" height="330" rx="18" fill="#462d0f" fillOpacity=".2" />
      <svg
        x="610"
        y="165"
        width="528"
        height="330"
        viewBox="0 0 480 300"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this repository
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <path
        d="M786 139L790 147L786 155L792 163L788 171L790 181H960L964 173L958 165L964 157L959 148L963 139Z"
        transform="rotate(-3 874 160)"
        fill="#f5d05c"
        fillOpacity=".82"
      />
    </g>
  );
}
