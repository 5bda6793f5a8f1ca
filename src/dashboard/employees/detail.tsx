import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { employeeStatuses } from '../../../contract/employees/constants';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { History } from '../components/detail/change-history';
import { isCovered } from '../hooks/keyboard/use-shortcuts';
import { NotOpen } from '../components/detail/record-placeholder';
import { OpenDetail } from '../components/detail/detail-pane';
import { regionName } from '../components/region-name';
import { SaidLine } from '../components/status/status-message';
import { useOne } from '../api/use-record';
import { useTakeAnswer } from '../api/use-update-cache';
import { changeWords } from './change-messages';
import { EmployeeForm } from './form';
import { employeePath } from './api';

type OpenEmployeeProps = {
  id: string;
  /** The address of the list alone. */
  back: string;
  /** Whether it was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
  /** It is saved: the list may show it otherwise. */
  onSaved: () => void;
};

/** An employee beside the list: the form, with what was changed. Closed, it keeps what was typed until the dashboard is left. */
export function OpenEmployee({ id, back, takesFocus, onSaved }: OpenEmployeeProps) {
  const one = useOne<EmployeeDetail>(employeePath(id));
  const { data, mutate } = one;
  const take = useTakeAnswer<EmployeeDetail>(employeePath(id));
  /** Asked for anew as well: what a photo adds to the history is not in the answer. */
  const showSaved = (now: EmployeeDetail) => {
    onSaved();
    void take(now).then(() => mutate());
  };
  // How often it was saved: each time the form begins anew with how the employee is then.
  const [saved, setSaved] = useState({ times: 0, words: '' });
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (saved.times > 0) said.current?.focus();
  }, [saved.times]);
  useEscapeFromFields(back);
  if (data === undefined) {
    return <NotOpen one={one} missingWords="There is no such employee" back={back} />;
  }
  return (
    <OpenDetail
      id="employee-name"
      title={`${data.firstName} ${data.lastName}`}
      meta={`${data.title} · ${regionName(data.region)} · ${employeeStatuses[data.status]}`}
      person={
        data.workPhone === null
          ? { contact: data.privatePhone, email: data.privateEmail }
          : { contact: data.workPhone, email: data.workEmail }
      }
      closeWords="Close the employee"
      path={employeePath(id)}
      {...{ back, takesFocus }}
    >
      <SaidLine line={said}>{saved.words}</SaidLine>
      <EmployeeForm
        key={saved.times}
        employee={data}
        onRefresh={() => mutate()}
        onRest={showSaved}
        // What was said of the last save says nothing of what is typed now.
        onTyped={() => setSaved(({ times }) => ({ times, words: '' }))}
        onDone={(words, now) => {
          showSaved(now);
          setSaved(({ times }) => ({ times: times + 1, words }));
        }}
      />
      <History entries={data.history} wordsOf={changeWords} />
    </OpenDetail>
  );
}

/** Escape leads back to the list also from a field of the form: what was typed is kept. */
function useEscapeFromFields(back: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      if (!(event.target instanceof Element && event.target.closest('form'))) return;
      event.preventDefault();
      void navigate(back);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [back]);
}
