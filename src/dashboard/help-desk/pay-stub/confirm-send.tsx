import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { answerFile } from '../../../../contract/help-desk/constants';
import { Question } from '../../components/dialog/inline-confirm';
import { spanWords } from '../../components/time/day-format';

type SendQuestionProps = {
  record: Pick<HelpDeskDetail, 'name' | 'email' | 'facts' | 'file'>;
  /** The name of the file that was chosen. */
  fileName: string;
  onSend: () => void;
  onCancel: () => void;
};

/** Asks once more before a pay stub goes out, which nobody can call back once it is opened: what, to whom, for which days. */
export function SendQuestion({ record, fileName, onSend, onCancel }: SendQuestionProps) {
  const { name, email, facts, file } = record;
  return (
    <Question
      title={`Send ${fileName} to ${name}?`}
      confirm="Send it"
      onConfirm={onSend}
      onCancel={onCancel}
    >
      {facts?.period && (
        <p>They have asked for the pay period {spanWords(facts.period.from, facts.period.to)}.</p>
      )}
      <p>
        {email === null
          ? `No e-mail tells them: the request gave no address. The status page has the file for ${answerFile.days} days. Call, if it matters.`
          : `They get an e-mail at ${email} with a link to the file, which works for ${answerFile.days} days. Nobody has checked that the address is theirs: when it is not the one you know, call first.`}
      </p>
      {file !== null && <p>It takes the place of {file.name}, whose link ends at once.</p>}
    </Question>
  );
}
