import { css } from '@emotion/react';
import { grouped } from '../../../contract/shared/text/format-number';
import type { AnswerTimes as Times, OverviewAnswer } from '../../../contract/overview/schema';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { denseTarget } from '../components/styles/target-size.styles';
import { regionName } from '../components/region-name';
import { TableSkeleton, tableBoxStyle, tableStyle } from '../components/table/table-container';
import { text } from '../components/styles/font-size';
import { duration } from './duration';
import { InboxLink, type Counted } from './inbox-link';

type AnswerTimesProps = {
  /** Undefined while they load. */
  answers: OverviewAnswer['answers'] | undefined;
  /** The first and the last day that are counted. */
  days: Counted['days'];
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
};

type Column = {
  head: string;
  cell: (times: Times) => string;
  /** Whose waits the figure counts. */
  answered: NonNullable<Counted['answered']>;
};

const columns: readonly Column[] = [
  { head: 'Half within', answered: 'asked', cell: ({ median, asked }) => within(median, asked) },
  {
    head: 'Nine of ten within',
    answered: 'asked',
    cell: ({ ninetieth, asked }) => within(ninetieth, asked),
  },
  {
    head: 'Within a day',
    answered: 'day',
    cell: ({ withinDay, asked }) =>
      asked === 0 ? '–' : `${grouped(withinDay)} of ${grouped(asked)}`,
  },
];

const within = (minutes: number | null, asked: number) =>
  minutes !== null ? duration(minutes) : asked === 0 ? '–' : 'not yet';

/** How long people waited for an answer or a call, by region, beside the thirty days before. */
export function AnswerTimes({ answers, days, inboxPath }: AnswerTimesProps) {
  return (
    <section aria-labelledby="answer-times">
      <h2 id="answer-times" css={{ fontSize: text.heading }}>
        Answer times
      </h2>
      <p id="answer-times-hint" css={hintStyle}>
        From a person’s message to the office’s next answer or call, in the last 30 days. The small
        figures are the 30 days before. Who has waited for more than a day counts as slower than all
        who were answered.
      </p>
      {answers ? (
        <div css={tableBoxStyle}>
          <table css={[tableStyle, narrowStyle]} aria-describedby="answer-times-hint">
            <thead>
              <tr>
                <th scope="col">Region</th>
                {columns.map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answers.map(({ region, now, before }) => (
                <tr key={region ?? 'all'}>
                  <th scope="row">
                    <InboxLink inboxPath={inboxPath} region={region} style={figureStyle}>
                      {region === null ? 'All regions' : regionName(region)}
                    </InboxLink>
                  </th>
                  {columns.map(({ head, answered, cell }) => (
                    <td key={head}>
                      <InboxLink
                        inboxPath={now.asked === 0 ? null : inboxPath}
                        {...{ region, days, answered }}
                        style={figureStyle}
                      >
                        {cell(now)}
                      </InboxLink>
                      <span css={beforeStyle}>
                        <VisuallyHidden>before: </VisuallyHidden>
                        {cell(before)}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <TableSkeleton />
      )}
    </section>
  );
}

const hintStyle = css({
  marginBlock: `${space[1]} ${space[3]}`,
  color: color.muted,
  fontSize: text.small,
});
const figureStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
const beforeStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
// Four columns on a phone: words may break, figures may not.
const narrowStyle = css({
  th: { whiteSpace: 'normal' },
  [media.belowTablet]: { 'th, td': { paddingInline: space[2] } },
});
