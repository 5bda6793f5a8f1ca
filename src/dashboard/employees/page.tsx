import { Suspense, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { FileUp, UserPlus, UserSearch, Users } from 'lucide-react';
import type { EmployeesAnswer } from '../../../contract/employees/schema';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { lazyPart } from '../../ui/loading/lazy-with-error';
import { Spinner } from '../../ui/loading/spinner';
import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { Link } from '../components/link/link';
import { ListDetail } from '../components/detail/list-detail-layout';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { PagedList } from '../components/list/paged-list';
import { useListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { Notice } from '../components/status/notice';
import { PageHeader } from '../components/screen/page-header';
import { SaidLine } from '../components/status/status-message';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { employeeColumns } from './columns';
import { employeesAddress } from './params';
import { Filters } from './filters';

const OpenEmployee = lazyPart(() => import('./detail').then(({ OpenEmployee }) => OpenEmployee));
const NewEmployeeDialog = lazyPart(() =>
  import('./create-dialog').then(({ NewEmployeeDialog }) => NewEmployeeDialog),
);
const ImportDialog = lazyPart(() =>
  import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog),
);

/** The agency's people: the list, one more, a whole list from a file. Who is open beside it is in the address. */
export function Employees({ screen, location }: ScreenProps) {
  const at = useListState(location, screen.path, employeesAddress);
  const { state, addressOf, change } = at;
  const page = useListPage<EmployeesAnswer>(employeesAddress.keyOf('/employees', state));
  /** What was done, and to whom where that is one. */
  const [said, setSaid] = useState<{ words: string; id?: string | undefined }>({ words: '' });
  const [isImporting, setImporting] = useState(false);

  const open = () => {
    setSaid({ words: '' });
    void navigate(addressOf({ isNew: true, employee: null }));
  };
  const close = () => change({ isNew: false });
  const done = (words: string, id?: string) => {
    setSaid({ words, id });
    setImporting(false);
    close();
    void page.mutate();
  };
  /** Where the new one's form still is what one looks at. */
  const added = (employee: string) => {
    if (employeesAddress.read(window.location.search).isNew) change({ isNew: false, employee });
    void page.mutate();
  };
  const { linkOf, ...opened } = useOpened(at, 'employee', {
    rows: page.data?.items,
    total: page.data?.total,
    isOld: page.isOld,
    what: 'employee',
    closed: { isNew: false },
  });
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ n: { words: 'Add an employee', act: open } });

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="The people who work for the agency.">
        <div css={buttonRowStyle}>
          <Button tone="outline" onClick={() => setImporting(true)}>
            <FileUp size={18} aria-hidden /> Import
          </Button>
          <Button ref={button} onClick={open}>
            <UserPlus size={18} aria-hidden /> New employee
          </Button>
        </div>
      </PageHeader>
      <ListBar
        search={{
          id: 'employees-search',
          label: 'Search employees',
          placeholder: 'Name, phone, e-mail, title, certificate',
        }}
        at={at}
        exported={employeesAddress.exported('/employees/export', state)}
      >
        <Filters state={state} onChange={change} />
      </ListBar>
      <SaidLine>
        {said.words}
        {said.id !== undefined && (
          <>
            {' '}
            <Link to={linkOf({ id: said.id })}>Open the record</Link>
          </>
        )}
      </SaidLine>
      <PagedList
        {...{ page, at }}
        caption="Employees"
        one="employee"
        many="employees"
        columns={employeeColumns(page.data?.today ?? '', state.employee !== null)}
        linkOf={linkOf}
        open={state.employee}
        noneYet={
          <Notice icon={Users} title="Nobody is in the list yet">
            <p>Add the first employee, or import a list from a spreadsheet.</p>
          </Notice>
        }
        noMatch={({ anybody }) => (
          <NoMatch icon={UserSearch} title="Nobody matches" all={screen.path}>
            {anybody && state.status === 'here' && (
              <p>
                Only those who work here were looked through.{' '}
                <Link to={addressOf({ status: 'all' })} replace>
                  Look also among who left
                </Link>
              </p>
            )}
          </NoMatch>
        )}
      />
    </ScreenBody>
  );

  return (
    <>
      <ListDetail title={screen.label} list={list} open={state.employee}>
        {(id) => (
          <Suspense fallback={<Spinner label="Opening the employee" />}>
            <OpenEmployee id={id} onSaved={() => void page.mutate()} {...opened} />
          </Suspense>
        )}
      </ListDetail>
      <Suspense fallback={null}>
        {state.isNew && (
          <NewEmployeeDialog opener={button} onClose={close} onAdded={added} onDone={done} />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={done} />}
      </Suspense>
    </>
  );
}
